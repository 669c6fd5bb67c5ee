import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { recovery } from './contract.ts'
import { recoveryJobs } from './jobs.ts'
import { recoveryRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { recovery },
  routes: (app) => [mountable(recovery, recoveryRoutes(app))],
  jobs: recoveryJobs,
})
