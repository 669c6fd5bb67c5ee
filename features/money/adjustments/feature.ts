import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { brandOfAdjustment, proposerOf, waitingAdjustments, references } from './store.ts'
import { adjustments } from './contract.ts'
import { adjustmentsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { adjustments },
  officeRoutes: (app) => [mountable(adjustments, adjustmentsRoutes(app))],
  fills: [
    auditReferences.with({
      kind: 'adjustment',
      find: references,
      href: ({ state }) => `/adjustments?state=${state}`,
    }),
    queueOf.adjustments.filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingAdjustments,
    }),
    rowBrands.adjustment.filledWith(brandOfAdjustment),
    firstOperators.adjustment.filledWith(proposerOf),
    ownData.with(tables),
  ],
})
