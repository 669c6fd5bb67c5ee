import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { settingReferences } from './says.ts'
import { system, settingsOffice } from './contract.ts'
import { systemRoutes, settingsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { system, settingsOffice },
  routes: (app) => [mountable(system, systemRoutes(app))],
  officeRoutes: (app) => [mountable(settingsOffice, settingsOfficeRoutes(app))],
  fills: [
    auditReferences.with({
      kind: 'merchant',
      find: settingReferences,
      href: ({ state: brand }) => `/settings?tab=settings&brand=${brand}`,
    }),
  ],
})
