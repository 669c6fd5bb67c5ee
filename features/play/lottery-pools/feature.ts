import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { roundSettled } from '#features/play/shared-rounds/extension-points.ts'
import { lotteryPools, lotteryPoolsOffice } from './contract.ts'
import { lotteryPoolJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { lotteryPoolsOfficeRoutes, lotteryPoolsRoutes } from './routes.ts'
import { drawIsOver } from './service/settle.ts'

export const feature = defineFeature({
  contracts: { lotteryPools, lotteryPoolsOffice },
  routes: (app) => [mountable(lotteryPools, lotteryPoolsRoutes(app))],
  officeRoutes: (app) => [mountable(lotteryPoolsOffice, lotteryPoolsOfficeRoutes(app))],
  jobs: lotteryPoolJobs,
  fills: [roundSettled.with(drawIsOver), ownData.with(tables)],
})
