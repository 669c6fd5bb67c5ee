import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { rtpMonitoring } from './contract.ts'
import { rtpMonitoringJobs } from './jobs.ts'
import { rtpMonitoringRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { rtpMonitoring },
  officeRoutes: (app) => [mountable(rtpMonitoring, rtpMonitoringRoutes(app))],
  jobs: rtpMonitoringJobs,
})
