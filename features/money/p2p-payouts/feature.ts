import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { brandOfMatch } from './store/matches.ts'
import { matching, matchingOffice } from './contract.ts'
import { matchingJobs } from './jobs.ts'
import { matchingRoutes, matchingOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { matching, matchingOffice },
  routes: (app) => [mountable(matching, matchingRoutes(app))],
  officeRoutes: (app) => [mountable(matchingOffice, matchingOfficeRoutes(app))],
  jobs: matchingJobs,
  fills: [rowBrands.with({ of: 'match', brandOf: brandOfMatch }), ownData.with(tables)],
})
