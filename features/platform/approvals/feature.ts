import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { waitingApprovals, references } from './store.ts'
import { approvals } from './contract.ts'
import { approvalsJobs } from './jobs.ts'
import { approvalsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { approvals },
  officeRoutes: (app) => [mountable(approvals, approvalsRoutes(app))],
  jobs: approvalsJobs,
  fills: [
    auditReferences.with({
      kind: 'approval',
      find: references,
      href: ({ state }) => (state === 'pending' ? '/approvals' : '/approvals?state=over'),
    }),
    queueOf.approvals.filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingApprovals,
    }),
  ],
})
