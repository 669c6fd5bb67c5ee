import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { returns } from './contract.ts'
import { returnsJobs } from './jobs.ts'
import { returnsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { returns },
  officeRoutes: (app) => [mountable(returns, returnsRoutes(app))],
  jobs: returnsJobs,
})
