import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { serviceDesk } from './contract/desk.ts'
import { service } from './contract/guest.ts'
import { serviceJobs } from './jobs.ts'
import { serviceRoutes, serviceDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { service, serviceDesk },
  routes: (app) => [mountable(service, serviceRoutes(app))],
  officeRoutes: (app) => [mountable(serviceDesk, serviceDeskRoutes(app))],
  jobs: serviceJobs,
  fills: [ownData.with(tables)],
})
