import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { identity } from './contract.ts'
import { identityJobs } from './jobs.ts'
import { identityRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { identity },
  routes: (app) => [mountable(identity, identityRoutes(app))],
  jobs: identityJobs,
})
