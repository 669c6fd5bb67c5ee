import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { profile, profileOffice } from './contract.ts'
import { profileRoutes, profileOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { profile, profileOffice },
  routes: (app) => [mountable(profile, profileRoutes(app))],
  officeRoutes: (app) => [mountable(profileOffice, profileOfficeRoutes(app))],
  fills: [ownData.with(tables)],
})
