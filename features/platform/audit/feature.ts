import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { audit } from './contract.ts'
import { auditJobs } from './jobs.ts'
import { auditRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { audit },
  officeRoutes: (app) => [mountable(audit, auditRoutes(app))],
  jobs: auditJobs,
})
