import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { codes } from './contract.ts'
import { codesJobs } from './jobs.ts'
import { codesRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { codes },
  routes: (app) => [mountable(codes, codesRoutes(app))],
  jobs: codesJobs,
})
