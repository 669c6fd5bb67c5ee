import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { reports } from './contract.ts'
import { reportsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { reports },
  officeRoutes: (app) => [mountable(reports, reportsRoutes(app))],
})
