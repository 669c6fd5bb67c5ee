import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { brandOfMatch } from './store/matches.ts'
import { matching, matchingOffice } from './contract.ts'
import { p2pPayoutsJobs } from './jobs.ts'
import { p2pPayoutsRoutes, p2pPayoutsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { matching, matchingOffice },
  routes: (app) => [mountable(matching, p2pPayoutsRoutes(app))],
  officeRoutes: (app) => [mountable(matchingOffice, p2pPayoutsOfficeRoutes(app))],
  jobs: p2pPayoutsJobs,
  fills: [rowBrands.match.filledWith(brandOfMatch), ownData.with(tables)],
})
