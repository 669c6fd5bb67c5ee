import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { liveChatDesk } from './contract/desk.ts'
import { liveChat } from './contract/guest.ts'
import { liveChatJobs } from './jobs.ts'
import { liveChatRoutes, liveChatDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { liveChat, liveChatDesk },
  routes: (app) => [mountable(liveChat, liveChatRoutes(app))],
  officeRoutes: (app) => [mountable(liveChatDesk, liveChatDeskRoutes(app))],
  jobs: liveChatJobs,
  fills: [ownData.with(tables)],
})
