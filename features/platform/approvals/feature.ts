import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { approvals } from './contract.ts'
import { approvalsJobs } from './jobs.ts'
import { approvalsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { approvals },
  officeRoutes: (app) => [mountable(approvals, approvalsRoutes(app))],
  jobs: approvalsJobs,
})
