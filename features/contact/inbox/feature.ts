import { ownData } from '#server/extension/own-data.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { references } from './store/reference.ts'
import { tables } from './own-data.ts'
import { proposerOf } from './store/campaigns.ts'
import { inbox } from './contract/member.ts'
import { inboxOffice } from './contract/office.ts'
import { inboxJobs } from './jobs.ts'
import { inboxRoutes, inboxOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { inbox, inboxOffice },
  routes: (app) => [mountable(inbox, inboxRoutes(app))],
  officeRoutes: (app) => [mountable(inboxOffice, inboxOfficeRoutes(app))],
  jobs: inboxJobs,
  fills: [
    auditReferences.with({ kind: 'letter', find: references, href: () => '/letters' }),
    firstOperators.campaign.filledWith(proposerOf),
    ownData.with(tables),
  ],
})
