import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { payments, paymentsOffice } from './contract.ts'
import { paymentsRoutes, paymentsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { payments, paymentsOffice },
  routes: (app) => [mountable(payments, paymentsRoutes(app))],
  officeRoutes: (app) => [mountable(paymentsOffice, paymentsOfficeRoutes(app))],
})
