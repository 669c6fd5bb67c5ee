import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { transfers, transfersOffice } from './contract.ts'
import { transfersRoutes, transfersOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { transfers, transfersOffice },
  routes: (app) => [mountable(transfers, transfersRoutes(app))],
  officeRoutes: (app) => [mountable(transfersOffice, transfersOfficeRoutes(app))],
})
