import { pointValuesOf } from '#features/play/lobby/extension-points.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { points, pointsOffice } from './contract.ts'
import { pointsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { pointsOfficeRoutes, pointsRoutes } from './routes.ts'
import { pointValues } from './service/config.ts'
import { pointRewards } from './service/reward.ts'

export const feature = defineFeature({
  contracts: { points, pointsOffice },
  routes: (app) => [mountable(points, pointsRoutes(app))],
  officeRoutes: (app) => [mountable(pointsOffice, pointsOfficeRoutes(app))],
  jobs: pointsJobs,
  fills: [ownData.with(tables), rewardKinds.with(pointRewards), pointValuesOf.filledWith(pointValues)],
})
