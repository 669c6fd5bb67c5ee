import { bonusBeside } from '#features/money/withdrawals/extension-points.ts'
import { roundContributions } from '#features/play/rounds/extension-points.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { bonuses } from './contract/member.ts'
import { bonusesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { bonusBesideCash, contributionsByRound } from './service/beside.ts'
import { bonusesRoutes } from './routes.ts'
import { bonusRewards, freeRoundRewards } from './service/credit.ts'

export const feature = defineFeature({
  contracts: { bonuses },
  routes: (app) => [mountable(bonuses, bonusesRoutes(app))],
  jobs: bonusesJobs,
  fills: [
    ownData.with(tables),
    bonusBeside.filledWith(bonusBesideCash),
    roundContributions.filledWith(contributionsByRound),
    rewardKinds.with(bonusRewards),
    rewardKinds.with(freeRoundRewards),
  ],
})
