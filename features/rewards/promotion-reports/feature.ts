import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { promotionReportsOffice } from './contract/office.ts'
import { promotionReportsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { promotionReportsOffice },
  officeRoutes: (app) => [mountable(promotionReportsOffice, promotionReportsRoutes(app))],
})
