import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { roundPlayed } from '#features/play/rounds/extension-points.ts'
import { fishing } from './contract.ts'
import { fishingJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { fishingRoutes } from './routes.ts'
import { hearRound } from './service/volleys.ts'

export const feature = defineFeature({
  contracts: { fishing },
  routes: (app) => [mountable(fishing, fishingRoutes(app))],
  jobs: fishingJobs,
  fills: [roundPlayed.with(hearRound), ownData.with(tables)],
})
