import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { exclusionAtLogin } from '#features/account/identity/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { waitingLifts } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfExclusion, brandOfLift, liftProposerOf } from './store/office.ts'
import { turnedAway } from './service/standing.ts'
import { exclusions } from './contract/member.ts'
import { exclusionsOffice } from './contract/office.ts'
import { exclusionsJobs } from './jobs.ts'
import { exclusionsRoutes, exclusionsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { exclusions, exclusionsOffice },
  routes: (app) => [mountable(exclusions, exclusionsRoutes(app))],
  officeRoutes: (app) => [mountable(exclusionsOffice, exclusionsOfficeRoutes(app))],
  jobs: exclusionsJobs,
  fills: [
    queueOf.exclusions.filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingLifts,
    }),
    exclusionAtLogin.filledWith(turnedAway),
    rowBrands.exclusion.filledWith(brandOfExclusion),
    rowBrands.lift.filledWith(brandOfLift),
    firstOperators['exclusion lift'].filledWith(liftProposerOf),
    ownData.with(tables),
  ],
})
