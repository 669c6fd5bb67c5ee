import { ownData } from '#server/extension/own-data.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { payments, paymentsOffice } from './contract.ts'
import { paymentsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { waitingCases } from './store/cases.ts'
import { paymentsRoutes, paymentsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { payments, paymentsOffice },
  routes: (app) => [mountable(payments, paymentsRoutes(app))],
  officeRoutes: (app) => [mountable(paymentsOffice, paymentsOfficeRoutes(app))],
  jobs: paymentsJobs,
  fills: [
    queueOf['payment-cases'].filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingCases,
    }),
    ownData.with(tables),
  ],
})
