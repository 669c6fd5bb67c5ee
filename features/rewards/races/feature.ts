import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { races } from './contract/member.ts'
import { racesOffice } from './contract/office.ts'
import { racesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { racesOfficeRoutes, racesRoutes } from './routes.ts'
import { brandOfRace } from './store/brand.ts'

export const feature = defineFeature({
  contracts: { races, racesOffice },
  routes: (app) => [mountable(races, racesRoutes(app))],
  officeRoutes: (app) => [mountable(racesOffice, racesOfficeRoutes(app))],
  jobs: racesJobs,
  fills: [ownData.with(tables), rowBrands.race.filledWith(brandOfRace)],
})
