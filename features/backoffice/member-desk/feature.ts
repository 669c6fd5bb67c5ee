import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { backoffice } from './contract.ts'
import { backofficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { backoffice },
  officeRoutes: (app) => [mountable(backoffice, backofficeRoutes(app))],
  fills: [ownData.with(tables)],
})
