import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { lottery } from './contract.ts'
import { lotteryJobs } from './jobs.ts'
import { lotteryRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { lottery },
  routes: (app) => [mountable(lottery, lotteryRoutes(app))],
  jobs: lotteryJobs,
})
