import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { faults } from './contract.ts'
import { faultsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { faults },
  routes: (app) => [mountable(faults, faultsRoutes(app))],
})
