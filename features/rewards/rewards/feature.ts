import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { rewards, rewardsOffice } from './contract.ts'
import { rewardsJobs } from './jobs.ts'
import { rewardKinds } from './extension-points.ts'
import { tables } from './own-data.ts'
import { rewardsOfficeRoutes, rewardsRoutes } from './routes.ts'
import { cashRewards } from './service/cash.ts'

export const feature = defineFeature({
  contracts: { rewards, rewardsOffice },
  routes: (app) => [mountable(rewards, rewardsRoutes(app))],
  officeRoutes: (app) => [mountable(rewardsOffice, rewardsOfficeRoutes(app))],
  jobs: rewardsJobs,
  fills: [ownData.with(tables), rewardKinds.with(cashRewards)],
})
