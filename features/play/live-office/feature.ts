import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { liveOffice } from './contract.ts'
import { liveOfficeJobs } from './jobs.ts'
import { liveOfficeRoutes } from './routes.ts'
import { tableReferences } from './service/catalogue.ts'

export const feature = defineFeature({
  contracts: { liveOffice },
  officeRoutes: (app) => [mountable(liveOffice, liveOfficeRoutes(app))],
  jobs: liveOfficeJobs,
  fills: [
    auditReferences.with({
      kind: 'liveTable',
      find: tableReferences,
      href: ({ id }) => `/live-tables?table=${id}`,
    }),
  ],
})
