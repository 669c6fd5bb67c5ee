import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { returns } from './contract.ts'
import { rtpMonitoringJobs } from './jobs.ts'
import { rtpMonitoringRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { returns },
  officeRoutes: (app) => [mountable(returns, rtpMonitoringRoutes(app))],
  jobs: rtpMonitoringJobs,
})
