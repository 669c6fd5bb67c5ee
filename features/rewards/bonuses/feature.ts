import { bonusBeside } from '#features/money/withdrawals/extension-points.ts'
import { roundContributions } from '#features/play/rounds/extension-points.ts'
import { freeRoundsOrders } from '#features/play/vendors/extension-points.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { freeBetWallets } from '#features/sport/bets/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { bonuses } from './contract/member.ts'
import { freeRoundsOffice } from './contract/office.ts'
import { bonusesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { bonusBesideCash, contributionsByRound, freeBetsAmong } from './service/beside.ts'
import { bonusesRoutes, freeRoundsOfficeRoutes } from './routes.ts'
import { bonusRewards, freeRoundRewards } from './service/credit.ts'
import { ordersAtVendors } from './service/orders/wins.ts'

export const feature = defineFeature({
  contracts: { bonuses, freeRoundsOffice },
  routes: (app) => [mountable(bonuses, bonusesRoutes(app))],
  officeRoutes: (app) => [mountable(freeRoundsOffice, freeRoundsOfficeRoutes(app))],
  jobs: bonusesJobs,
  fills: [
    ownData.with(tables),
    bonusBeside.filledWith(bonusBesideCash),
    roundContributions.filledWith(contributionsByRound),
    rewardKinds.with(bonusRewards),
    rewardKinds.with(freeRoundRewards),
    freeRoundsOrders.filledWith(ordersAtVendors),
    freeBetWallets.filledWith(freeBetsAmong),
  ],
})
