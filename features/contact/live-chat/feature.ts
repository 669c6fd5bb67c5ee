import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { serviceDesk } from './contract/desk.ts'
import { service } from './contract/guest.ts'
import { liveChatJobs } from './jobs.ts'
import { liveChatRoutes, liveChatDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { service, serviceDesk },
  routes: (app) => [mountable(service, liveChatRoutes(app))],
  officeRoutes: (app) => [mountable(serviceDesk, liveChatDeskRoutes(app))],
  jobs: liveChatJobs,
  fills: [ownData.with(tables)],
})
