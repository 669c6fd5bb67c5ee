import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { transfers, transfersOffice } from './contract.ts'
import { transfersRoutes, transfersOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { transfers, transfersOffice },
  routes: (house) => [mountable(transfers, transfersRoutes(house))],
  officeRoutes: (house) => [mountable(transfersOffice, transfersOfficeRoutes(house))],
})
