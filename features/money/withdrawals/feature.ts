import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { closePayoutAccounts } from '#features/account/identity/extension-points.ts'
import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingWithdrawals } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfWithdrawal, firstApproverOf, overriderOf } from './store/stops.ts'
import { closeAccounts } from './store/accounts.ts'
import { withdrawals } from './contract/member.ts'
import { withdrawalsOffice } from './contract/office.ts'
import { withdrawalsJobs } from './jobs.ts'
import { withdrawalsRoutes, withdrawalsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { withdrawals, withdrawalsOffice },
  routes: (app) => [mountable(withdrawals, withdrawalsRoutes(app))],
  officeRoutes: (app) => [mountable(withdrawalsOffice, withdrawalsOfficeRoutes(app))],
  jobs: withdrawalsJobs,
  fills: [
    auditReferences.with({
      kind: 'withdrawal',
      find: references,
      href: ({ text }) => `/withdrawals?state=all&find=${text}`,
    }),
    queueOf.withdrawals.filledWith({ target: null, count: waitingWithdrawals }),
    closePayoutAccounts.filledWith(closeAccounts),
    rowBrands.withdrawal.filledWith(brandOfWithdrawal),
    firstOperators.withdrawal.filledWith(firstApproverOf),
    firstOperators.override.filledWith(overriderOf),
    ownData.with(tables),
  ],
})
