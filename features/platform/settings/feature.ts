import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { system, settingsOffice } from './contract.ts'
import { systemRoutes, settingsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { system, settingsOffice },
  routes: (app) => [mountable(system, systemRoutes(app))],
  officeRoutes: (app) => [mountable(settingsOffice, settingsOfficeRoutes(app))],
})
