import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { validationOffice } from './contract.ts'
import { validationOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { validationOffice },
  officeRoutes: (house) => [mountable(validationOffice, validationOfficeRoutes(house))],
})
