import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { merchantsOffice } from './contract.ts'
import { merchantsJobs } from './jobs.ts'
import { merchantsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { merchantsOffice },
  officeRoutes: (app) => [mountable(merchantsOffice, merchantsOfficeRoutes(app))],
  jobs: merchantsJobs,
})
