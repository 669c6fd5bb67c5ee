import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { mall } from './contract/member.ts'
import { mallOffice } from './contract/office.ts'
import { tables } from './own-data.ts'
import { mallOfficeRoutes, mallRoutes } from './routes.ts'
import { goodsRewards } from './service/reward.ts'
import { references, waitingGoods } from './store/redemptions.ts'

export const feature = defineFeature({
  contracts: { mall, mallOffice },
  routes: (app) => [mountable(mall, mallRoutes(app))],
  officeRoutes: (app) => [mountable(mallOffice, mallOfficeRoutes(app))],
  fills: [
    ownData.with(tables),
    rewardKinds.with(goodsRewards),
    queueOf.mall.filledWith({ target: { setting: 'mallHours', unitMs: HOUR_MS }, count: waitingGoods }),
    auditReferences.with({
      kind: 'redemption',
      find: references,
      href: ({ text, state }) => `/mall?find=${text}&state=${state}`,
    }),
  ],
})
