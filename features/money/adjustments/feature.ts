import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { adjustments } from './contract.ts'
import { adjustmentsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { adjustments },
  officeRoutes: (app) => [mountable(adjustments, adjustmentsRoutes(app))],
})
