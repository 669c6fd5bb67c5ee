import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { recovery } from './contract.ts'
import { recoveryJobs } from './jobs.ts'
import { recoveryRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { recovery },
  routes: (app) => [mountable(recovery, recoveryRoutes(app))],
  jobs: recoveryJobs,
  fills: [ownData.with(tables)],
})
