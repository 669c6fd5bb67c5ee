import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { roundSettled } from '#features/play/shared-rounds/extension-points.ts'
import { lotterySlips } from './contract.ts'
import { tables } from './own-data.ts'
import { lotterySlipsJobs } from './jobs.ts'
import { lotterySlipsRoutes } from './routes.ts'
import { drawIsOver } from './service/over.ts'

export const feature = defineFeature({
  contracts: { lotterySlips },
  routes: (app) => [mountable(lotterySlips, lotterySlipsRoutes(app))],
  jobs: lotterySlipsJobs,
  fills: [roundSettled.with(drawIsOver), ownData.with(tables)],
})
