import { bonusCodeAtRegistration } from '#features/account/identity/extension-points.ts'
import { depositBonuses } from '#features/money/deposits/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { promotionApplications, promotionApplicationsOffice } from './contract/applications.ts'
import { promotionBuilderOffice } from './contract/builder.ts'
import { promotions } from './contract/member.ts'
import { promotionsOffice } from './contract/office.ts'
import { promotionPictures } from './contract/pictures.ts'
import { promotionsRelay } from './contract/relay.ts'
import { promotionsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import {
  promotionApplicationsOfficeRoutes,
  promotionApplicationsRoutes,
  promotionBuilderRoutes,
  promotionPicturesRoutes,
  promotionsOfficeRoutes,
  promotionsRelayRoutes,
  promotionsRoutes,
} from './routes.ts'
import { chooseForDeposit } from './service/choices/choose.ts'
import { takeRegistrationCode } from './service/choices/register.ts'
import { references, waitingApplications } from './store/applications.ts'
import { brandOfPromotion } from './store/brand.ts'

export const feature = defineFeature({
  contracts: {
    promotions,
    promotionsOffice,
    promotionBuilderOffice,
    promotionsRelay,
    promotionApplications,
    promotionApplicationsOffice,
    promotionPictures,
  },
  routes: (app) => [
    mountable(promotions, promotionsRoutes(app)),
    mountable(promotionsRelay, promotionsRelayRoutes(app)),
    mountable(promotionApplications, promotionApplicationsRoutes(app)),
  ],
  officeRoutes: (app) => [
    mountable(promotionsOffice, promotionsOfficeRoutes(app)),
    mountable(promotionBuilderOffice, promotionBuilderRoutes(app)),
    mountable(promotionApplicationsOffice, promotionApplicationsOfficeRoutes(app)),
    mountable(promotionPictures, promotionPicturesRoutes(app)),
  ],
  jobs: promotionsJobs,
  fills: [
    ownData.with(tables),
    rowBrands.promotion.filledWith(brandOfPromotion),
    depositBonuses.filledWith(chooseForDeposit),
    bonusCodeAtRegistration.filledWith(takeRegistrationCode),
    queueOf.promotions.filledWith({
      target: { setting: 'promotionReviewHours', unitMs: HOUR_MS },
      count: waitingApplications,
    }),
    auditReferences.with({
      kind: 'promotionApplication',
      find: references,
      href: ({ text, state }) => `/promotions?tab=applications&find=${text}&state=${state}`,
    }),
  ],
})
