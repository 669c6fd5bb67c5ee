import { milestoneReached } from '#features/agents/affiliates/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { postbacks } from './contract.ts'
import { postbacksJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { postbacksRoutes } from './routes.ts'
import { tellMilestone } from './service/tell.ts'

export const feature = defineFeature({
  contracts: { postbacks },
  routes: (app) => [mountable(postbacks, postbacksRoutes(app))],
  jobs: postbacksJobs,
  fills: [ownData.with(tables), milestoneReached.with(tellMilestone)],
})
