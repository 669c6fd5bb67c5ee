import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { crash } from './contract.ts'
import { crashJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { crashRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { crash },
  routes: (app) => [mountable(crash, crashRoutes(app))],
  jobs: crashJobs,
  fills: [ownData.with(tables)],
})
