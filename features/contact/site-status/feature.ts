import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { startup } from './contract.ts'
import { siteStatusRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { startup },
  routes: (app) => [mountable(startup, siteStatusRoutes(app))],
})
