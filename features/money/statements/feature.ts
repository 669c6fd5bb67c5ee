import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { statements } from './contract.ts'
import { statementsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { statements },
  routes: (app) => [mountable(statements, statementsRoutes(app))],
})
