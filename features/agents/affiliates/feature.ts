import { codeOfHost as codeOfHostPoint, codesUsed } from '#features/account/identity/extension-points.ts'
import { isHostCounted } from '#features/platform/settings/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { affiliateJoin } from './contract/join.ts'
import { affiliates } from './contract/member.ts'
import { affiliatesOffice } from './contract/office.ts'
import { affiliatesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { affiliateJoinRoutes, affiliatesOfficeRoutes, affiliatesRoutes } from './routes.ts'
import { attribute } from './service/attribute.ts'
import { isCounted } from './service/hosts.ts'
import { codeOfHost } from './store/codes.ts'
import { waitingApplications } from './store/waiting.ts'

export const feature = defineFeature({
  contracts: { affiliateJoin, affiliates, affiliatesOffice },
  routes: (app) => [
    mountable(affiliateJoin, affiliateJoinRoutes(app)),
    mountable(affiliates, affiliatesRoutes(app)),
  ],
  officeRoutes: (app) => [mountable(affiliatesOffice, affiliatesOfficeRoutes(app))],
  jobs: affiliatesJobs,
  fills: [
    ownData.with(tables),
    codesUsed.with(attribute),
    codeOfHostPoint.filledWith(codeOfHost),
    isHostCounted.filledWith(isCounted),
    queueOf.affiliates.filledWith({
      target: { setting: 'affiliateReviewHours', unitMs: HOUR_MS },
      count: waitingApplications,
    }),
  ],
})
