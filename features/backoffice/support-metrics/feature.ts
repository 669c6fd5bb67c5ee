import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { care } from './contract.ts'
import { supportMetricsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { care },
  officeRoutes: (app) => [mountable(care, supportMetricsRoutes(app))],
})
