import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { waitingApprovals } from './store.ts'
import { approvals } from './contract.ts'
import { approvalsJobs } from './jobs.ts'
import { approvalsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { approvals },
  officeRoutes: (app) => [mountable(approvals, approvalsRoutes(app))],
  jobs: approvalsJobs,
  fills: [
    queueOf.approvals.filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingApprovals,
    }),
  ],
})
