import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { backoffice } from './contract.ts'
import { memberDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { backoffice },
  officeRoutes: (app) => [mountable(backoffice, memberDeskRoutes(app))],
  fills: [ownData.with(tables)],
})
