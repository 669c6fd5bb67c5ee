import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { rafflePromotions } from '#features/rewards/promotions/extension-points.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { draws } from './contract/member.ts'
import { drawsOffice } from './contract/office.ts'
import { drawsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { drawsOfficeRoutes, drawsRoutes } from './routes.ts'
import { spinRewards, ticketRewards } from './service/credit.ts'
import { promotedRaffles } from './service/promoted.ts'
import { brandOfDraw } from './store/facts.ts'

export const feature = defineFeature({
  contracts: { draws, drawsOffice },
  routes: (app) => [mountable(draws, drawsRoutes(app))],
  officeRoutes: (app) => [mountable(drawsOffice, drawsOfficeRoutes(app))],
  jobs: drawsJobs,
  fills: [
    ownData.with(tables),
    rewardKinds.with(spinRewards),
    rewardKinds.with(ticketRewards),
    rafflePromotions.with(promotedRaffles),
    rowBrands.draw.filledWith(brandOfDraw),
  ],
})
