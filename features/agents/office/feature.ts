import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { agentsOffice } from './contract.ts'
import { agentsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { agentsOffice },
  officeRoutes: (app) => [mountable(agentsOffice, agentsOfficeRoutes(app))],
})
