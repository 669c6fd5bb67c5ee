import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { identity } from './contract.ts'
import { identityJobs } from './jobs.ts'
import { identityRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { identity },
  routes: (app) => [mountable(identity, identityRoutes(app))],
  jobs: identityJobs,
  fills: [ownData.with(tables)],
})
