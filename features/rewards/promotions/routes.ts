import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { promotionApplications, promotionApplicationsOffice } from './contract/applications.ts'
import type { promotions } from './contract/member.ts'
import type { promotionBuilderOffice } from './contract/builder.ts'
import type { promotionsOffice } from './contract/office.ts'
import type { promotionPictures } from './contract/pictures.ts'
import type { promotionsRelay } from './contract/relay.ts'
import { apply } from './service/applications/apply.ts'
import { builderChoices, checkMember } from './service/builder/check.ts'
import { dryRunPromotion } from './service/builder/dry-run.ts'
import { listForDeposit } from './service/choices/choose.ts'
import { joinPromotion } from './service/join.ts'
import { listPromotions, showPromotion } from './service/member.ts'
import { draftPromotion, launchPromotion, listForOffice, stopPromotion } from './service/office.ts'
import { addPicture, dropPromotionPicture, showPublicPicture } from './service/pictures.ts'
import { claimRaffle, listAvailable } from './service/relay.ts'
import {
  approveApplication,
  listApplications,
  rejectApplication,
  showPicture,
} from './service/applications/review.ts'

export function promotionsRoutes(app: App): Handlers<typeof promotions> {
  return {
    list: (input, call) => listPromotions(app, input, call),
    one: (input, call) => showPromotion(app, input, call),
    picture: (input) => showPublicPicture(app, input),
    forDeposit: (input, call) => listForDeposit(app, input, call),
    join: (input, call) => joinPromotion(app, input, call),
  }
}

export function promotionsOfficeRoutes(app: App): Handlers<typeof promotionsOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    draft: (input, call) => draftPromotion(app, input, call),
    launch: (input, call) => launchPromotion(app, input, call),
    stop: (input, call) => stopPromotion(app, input, call),
  }
}

export function promotionsRelayRoutes(app: App): Handlers<typeof promotionsRelay> {
  return {
    available: (input, call) => listAvailable(app, input, call),
    claimRaffle: (input, call) => claimRaffle(app, input, call),
  }
}

export function promotionApplicationsRoutes(app: App): Handlers<typeof promotionApplications> {
  return { apply: (input, call) => apply(app, input, call) }
}

export function promotionApplicationsOfficeRoutes(app: App): Handlers<typeof promotionApplicationsOffice> {
  return {
    list: (input) => listApplications(app, input),
    approve: (input, call) => approveApplication(app, input, call),
    reject: (input, call) => rejectApplication(app, input, call),
    picture: (input) => showPicture(app, input),
  }
}

export function promotionBuilderRoutes(app: App): Handlers<typeof promotionBuilderOffice> {
  return {
    choices: (input) => builderChoices(app, input),
    dryRun: (input, call) => dryRunPromotion(app, input, call),
    check: (input, call) => checkMember(app, input, call),
  }
}

export function promotionPicturesRoutes(app: App): Handlers<typeof promotionPictures> {
  return {
    add: (input, call) => addPicture(app, input, call),
    remove: (input, call) => dropPromotionPicture(app, input, call),
  }
}
