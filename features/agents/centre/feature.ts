import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { agents } from './contract.ts'
import { agentsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { agents },
  routes: (app) => [mountable(agents, agentsRoutes(app))],
})
