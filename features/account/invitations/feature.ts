import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { invitationsOffice } from './contract.ts'
import { invitationsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { invitationsOffice },
  officeRoutes: (app) => [mountable(invitationsOffice, invitationsOfficeRoutes(app))],
})
