import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { featureGauges } from '#server/metrics/gauges.ts'
import { workQueues } from './contract.ts'
import { meterQueues } from './gauges.ts'
import { workQueuesRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { workQueues },
  officeRoutes: (app) => [mountable(workQueues, workQueuesRoutes(app))],
  fills: [featureGauges.with(meterQueues)],
})
