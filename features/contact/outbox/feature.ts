import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { sendOperatorLink } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { featureGauges } from '#server/metrics/gauges.ts'
import { tables } from './own-data.ts'
import { meterOutbox } from './service/gauges.ts'
import { brandOfMessage } from './store.ts'
import { queueOperatorLink } from './service/operator-link.ts'
import { outbox, smsCallbacks } from './contract.ts'
import { outboxJobs } from './jobs.ts'
import { outboxRoutes, smsCallbackRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { outbox, smsCallbacks },
  routes: (app) => [mountable(smsCallbacks, smsCallbackRoutes(app))],
  officeRoutes: (app) => [mountable(outbox, outboxRoutes(app))],
  jobs: outboxJobs,
  fills: [
    sendOperatorLink.filledWith(queueOperatorLink),
    rowBrands.message.filledWith(brandOfMessage),
    ownData.with(tables),
    featureGauges.with(meterOutbox),
  ],
})
