import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { inbox } from './contract/member.ts'
import { inboxOffice } from './contract/office.ts'
import { inboxJobs } from './jobs.ts'
import { inboxRoutes, inboxOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { inbox, inboxOffice },
  routes: (house) => [mountable(inbox, inboxRoutes(house))],
  officeRoutes: (house) => [mountable(inboxOffice, inboxOfficeRoutes(house))],
  jobs: inboxJobs,
})
