import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { system, settingsOffice } from './contract.ts'
import { systemRoutes, settingsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { system, settingsOffice },
  routes: (house) => [mountable(system, systemRoutes(house))],
  officeRoutes: (house) => [mountable(settingsOffice, settingsOfficeRoutes(house))],
})
