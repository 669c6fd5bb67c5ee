import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { sportTrading } from './contract.ts'
import { tables } from './own-data.ts'
import { sportTradingRoutes } from './routes.ts'
import { waitingReferrals } from './service/referrals.ts'

export const feature = defineFeature({
  contracts: { sportTrading },
  officeRoutes: (app) => [mountable(sportTrading, sportTradingRoutes(app))],
  fills: [
    queueOf['sport-referrals'].filledWith({ target: null, count: waitingReferrals }),
    ownData.with(tables),
  ],
})
