import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { tickets } from './contract/member.ts'
import { ticketsOffice } from './contract/office.ts'
import { ticketsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { ticketsOfficeRoutes, ticketsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { tickets, ticketsOffice },
  routes: (app) => [mountable(tickets, ticketsRoutes(app))],
  officeRoutes: (app) => [mountable(ticketsOffice, ticketsOfficeRoutes(app))],
  jobs: ticketsJobs,
  fills: [ownData.with(tables)],
})
