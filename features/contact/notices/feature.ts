import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { notices } from './contract/member.ts'
import { noticesOffice } from './contract/office.ts'
import { noticesRoutes, noticesOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { notices, noticesOffice },
  routes: (app) => [mountable(notices, noticesRoutes(app))],
  officeRoutes: (app) => [mountable(noticesOffice, noticesOfficeRoutes(app))],
  fills: [ownData.with(tables)],
})
