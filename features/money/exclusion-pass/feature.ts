import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { exclusionPass } from './contract.ts'
import { exclusionPassRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { exclusionPass },
  routes: (app) => [mountable(exclusionPass, exclusionPassRoutes(app))],
})
