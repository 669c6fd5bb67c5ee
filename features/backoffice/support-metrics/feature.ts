import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { supportMetrics } from './contract.ts'
import { supportMetricsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { supportMetrics },
  officeRoutes: (app) => [mountable(supportMetrics, supportMetricsRoutes(app))],
})
