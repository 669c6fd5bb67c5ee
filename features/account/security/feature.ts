import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { security } from './contract.ts'
import { securityJobs } from './jobs.ts'
import { securityRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { security },
  routes: (app) => [mountable(security, securityRoutes(app))],
  jobs: securityJobs,
})
