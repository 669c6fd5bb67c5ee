import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { fairRooms } from './contract.ts'
import { fairRoomsOffice } from './contract/office.ts'
import { fairRoomsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { fairRoomsOfficeRoutes, fairRoomsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { fairRooms, fairRoomsOffice },
  routes: (app) => [mountable(fairRooms, fairRoomsRoutes(app))],
  officeRoutes: (app) => [mountable(fairRoomsOffice, fairRoomsOfficeRoutes(app))],
  jobs: fairRoomsJobs,
  fills: [ownData.with(tables)],
})
