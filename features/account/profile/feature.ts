import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { profile, profileOffice } from './contract.ts'
import { profileRoutes, profileOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { profile, profileOffice },
  routes: (house) => [mountable(profile, profileRoutes(house))],
  officeRoutes: (house) => [mountable(profileOffice, profileOfficeRoutes(house))],
})
