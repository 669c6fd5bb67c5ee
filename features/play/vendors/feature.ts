import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { vendorsOffice } from './contract/office.ts'
import { vendorsWallet } from './contract/wallet.ts'
import { vendorsJobs } from './jobs.ts'
import { vendorsWalletRoutes, vendorsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { vendorsWallet, vendorsOffice },
  routes: (house) => [mountable(vendorsWallet, vendorsWalletRoutes(house))],
  officeRoutes: (house) => [mountable(vendorsOffice, vendorsOfficeRoutes(house))],
  jobs: vendorsJobs,
})
