import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { winners } from './contract.ts'
import { winnersRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { winners },
  routes: (app) => [mountable(winners, winnersRoutes(app))],
})
