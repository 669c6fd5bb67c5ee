import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { promotions } from './contract/member.ts'
import { promotionsOffice } from './contract/office.ts'
import { promotionsRelay } from './contract/relay.ts'
import { rafflePromotions } from './extension-points.ts'
import { promotionsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { promotionsOfficeRoutes, promotionsRelayRoutes, promotionsRoutes } from './routes.ts'
import { noRaffles } from './service/relay.ts'
import { brandOfPromotion } from './store/brand.ts'

export const feature = defineFeature({
  contracts: { promotions, promotionsOffice, promotionsRelay },
  routes: (app) => [
    mountable(promotions, promotionsRoutes(app)),
    mountable(promotionsRelay, promotionsRelayRoutes(app)),
  ],
  officeRoutes: (app) => [mountable(promotionsOffice, promotionsOfficeRoutes(app))],
  jobs: promotionsJobs,
  fills: [
    ownData.with(tables),
    rowBrands.promotion.filledWith(brandOfPromotion),
    rafflePromotions.with(noRaffles),
  ],
})
