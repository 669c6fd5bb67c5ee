import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { siteStatus } from './contract.ts'
import { siteStatusRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { siteStatus },
  routes: (app) => [mountable(siteStatus, siteStatusRoutes(app))],
})
