import { ownData } from '#server/extension/own-data.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { manualPayoutsOffice } from './contract.ts'
import { tables } from './own-data.ts'
import { manualPayoutsRoutes } from './routes.ts'
import { recorderOf } from './store/payouts.ts'
import { waitingPayouts } from './store/queue.ts'

export const feature = defineFeature({
  contracts: { manualPayoutsOffice },
  officeRoutes: (app) => [mountable(manualPayoutsOffice, manualPayoutsRoutes(app))],
  fills: [
    queueOf['manual-payouts'].filledWith({ target: null, count: waitingPayouts }),
    firstOperators['manual payout'].filledWith(recorderOf),
    ownData.with(tables),
  ],
})
