import { ownData } from '#server/extension/own-data.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { vendorFunds } from '#features/money/statements/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingTransfers } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { verdictProposerOf } from './store/verdicts.ts'
import { fundsAtVendors } from './service/read.ts'
import { vendorWallets } from './contract/member.ts'
import { vendorWalletsOffice } from './contract/office.ts'
import { vendorWalletsJobs } from './jobs.ts'
import { vendorWalletsRoutes, vendorWalletsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { vendorWallets, vendorWalletsOffice },
  routes: (app) => [mountable(vendorWallets, vendorWalletsRoutes(app))],
  officeRoutes: (app) => [mountable(vendorWalletsOffice, vendorWalletsOfficeRoutes(app))],
  jobs: vendorWalletsJobs,
  fills: [
    auditReferences.with({
      kind: 'vendorTransfer',
      find: references,
      href: ({ text }) => `/vendor-wallets?find=${text}`,
    }),
    queueOf['vendor-wallets'].filledWith({
      target: { setting: 'vendorTransferHours', unitMs: HOUR_MS },
      count: waitingTransfers,
    }),
    vendorFunds.filledWith(fundsAtVendors),
    firstOperators['vendor transfer outcome'].filledWith(verdictProposerOf),
    ownData.with(tables),
  ],
})
