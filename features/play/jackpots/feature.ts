import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { jackpots, jackpotsOffice } from './contract.ts'
import { tables } from './own-data.ts'
import { jackpotsOfficeRoutes, jackpotsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { jackpots, jackpotsOffice },
  routes: (app) => [mountable(jackpots, jackpotsRoutes(app))],
  officeRoutes: (app) => [mountable(jackpotsOffice, jackpotsOfficeRoutes(app))],
  fills: [ownData.with(tables)],
})
