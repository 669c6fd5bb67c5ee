import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { waitingAlerts } from './store/alerts.ts'
import { rtpMonitoring } from './contract.ts'
import { rtpMonitoringJobs } from './jobs.ts'
import { rtpMonitoringRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { rtpMonitoring },
  officeRoutes: (app) => [mountable(rtpMonitoring, rtpMonitoringRoutes(app))],
  jobs: rtpMonitoringJobs,
  fills: [queueOf.returns.filledWith({ target: null, count: waitingAlerts })],
})
