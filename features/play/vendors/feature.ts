import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { vendorsOffice } from './contract/office.ts'
import { vendorsWallet } from './contract/wallet.ts'
import { vendorsJobs } from './jobs.ts'
import { vendorsWalletRoutes, vendorsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { vendorsWallet, vendorsOffice },
  routes: (app) => [mountable(vendorsWallet, vendorsWalletRoutes(app))],
  officeRoutes: (app) => [mountable(vendorsOffice, vendorsOfficeRoutes(app))],
  jobs: vendorsJobs,
  fills: [ownData.with(tables)],
})
