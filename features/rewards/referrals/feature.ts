import { memberInvited } from '#features/account/identity/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { referrals } from './contract/member.ts'
import { referralsOffice } from './contract/office.ts'
import { referralsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { referralsOfficeRoutes, referralsRoutes } from './routes.ts'
import { bindFriend } from './service/bind.ts'
import { references, waitingReferrals } from './store/office.ts'

export const feature = defineFeature({
  contracts: { referrals, referralsOffice },
  routes: (app) => [mountable(referrals, referralsRoutes(app))],
  officeRoutes: (app) => [mountable(referralsOffice, referralsOfficeRoutes(app))],
  jobs: referralsJobs,
  fills: [
    ownData.with(tables),
    memberInvited.filledWith(bindFriend),
    queueOf.referrals.filledWith({
      target: { setting: 'promotionReviewHours', unitMs: HOUR_MS },
      count: waitingReferrals,
    }),
    auditReferences.with({
      kind: 'referral',
      find: references,
      href: ({ text, state }) => `/referrals?find=${text}&state=${state}`,
    }),
  ],
})
