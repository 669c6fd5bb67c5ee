import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { otp } from './contract.ts'
import { otpJobs } from './jobs.ts'
import { otpRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { otp },
  routes: (app) => [mountable(otp, otpRoutes(app))],
  jobs: otpJobs,
})
