import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { clientErrors } from './contract.ts'
import { faultsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { clientErrors },
  routes: (app) => [mountable(clientErrors, faultsRoutes(app))],
})
