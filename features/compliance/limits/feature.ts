import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { limitCondition as conditionPoint } from '#features/platform/approvals/extension-points.ts'
import { contactRules } from '#server/extension/people.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingHarm } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfHarmFlag } from './store/office.ts'
import { limitCondition } from './approval-condition.ts'
import { isExcluded, mayMarket } from './public.ts'
import { limits } from './contract/member.ts'
import { limitsOffice } from './contract/office.ts'
import { limitsJobs } from './jobs.ts'
import { limitsRoutes, limitsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { limits, limitsOffice },
  routes: (app) => [mountable(limits, limitsRoutes(app))],
  officeRoutes: (app) => [mountable(limitsOffice, limitsOfficeRoutes(app))],
  jobs: limitsJobs,
  fills: [
    auditReferences.with({
      kind: 'harmFlag',
      find: references,
      href: ({ text, state }) => `/limits?tab=harm&state=${state}&find=${encodeURIComponent(text)}`,
    }),
    queueOf.harm.filledWith({ target: { setting: 'harmReviewHours', unitMs: HOUR_MS }, count: waitingHarm }),
    contactRules.filledWith({ isExcluded, mayMarket }),
    conditionPoint.filledWith(limitCondition),
    rowBrands.harm.filledWith(brandOfHarmFlag),
    ownData.with(tables),
  ],
})
