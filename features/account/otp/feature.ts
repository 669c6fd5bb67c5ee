import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { codes } from './contract.ts'
import { otpJobs } from './jobs.ts'
import { otpRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { codes },
  routes: (app) => [mountable(codes, otpRoutes(app))],
  jobs: otpJobs,
})
