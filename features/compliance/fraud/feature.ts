import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingFlags } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfFlag } from './store/flags.ts'
import { fraud } from './contract.ts'
import { fraudJobs } from './jobs.ts'
import { fraudRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { fraud },
  officeRoutes: (app) => [mountable(fraud, fraudRoutes(app))],
  jobs: fraudJobs,
  fills: [
    auditReferences.with({
      kind: 'riskFlag',
      find: references,
      href: ({ text, state }) =>
        `/risk?find=${encodeURIComponent(text)}${state === 'open' ? '' : `&state=${state}`}`,
    }),
    queueOf.risk.filledWith({ target: { setting: 'riskReviewHours', unitMs: HOUR_MS }, count: waitingFlags }),
    rowBrands.flag.filledWith(brandOfFlag),
    ownData.with(tables),
  ],
})
