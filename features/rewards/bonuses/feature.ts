import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { bonuses } from './contract/member.ts'
import { bonusesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { bonusesRoutes } from './routes.ts'
import { bonusRewards, freeRoundRewards } from './service/credit.ts'

export const feature = defineFeature({
  contracts: { bonuses },
  routes: (app) => [mountable(bonuses, bonusesRoutes(app))],
  jobs: bonusesJobs,
  fills: [ownData.with(tables), rewardKinds.with(bonusRewards), rewardKinds.with(freeRoundRewards)],
})
