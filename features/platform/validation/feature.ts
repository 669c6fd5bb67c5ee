import { brandCopies } from '#features/platform/merchants/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { copyRules } from './store.ts'
import { validationOffice } from './contract.ts'
import { validationOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { validationOffice },
  officeRoutes: (app) => [mountable(validationOffice, validationOfficeRoutes(app))],
  fills: [brandCopies.with(copyRules)],
})
