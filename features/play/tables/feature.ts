import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { roundChanged } from '#features/play/shared-rounds/extension-points.ts'
import { tables } from './contract/member.ts'
import { tablesJobs } from './jobs.ts'
import { tables as ownTables } from './own-data.ts'
import { tablesRoutes } from './routes.ts'
import { tellRound } from './service/news.ts'

export const feature = defineFeature({
  contracts: { tables },
  routes: (app) => [mountable(tables, tablesRoutes(app))],
  jobs: tablesJobs,
  fills: [roundChanged.with(tellRound), ownData.with(ownTables)],
})
