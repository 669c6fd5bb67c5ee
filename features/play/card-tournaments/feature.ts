import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { tournaments } from './contract.ts'
import { tournamentsOffice } from './contract/office.ts'
import { tournamentsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { tournamentsOfficeRoutes, tournamentsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { tournaments, tournamentsOffice },
  routes: (app) => [mountable(tournaments, tournamentsRoutes(app))],
  officeRoutes: (app) => [mountable(tournamentsOffice, tournamentsOfficeRoutes(app))],
  jobs: tournamentsJobs,
  fills: [
    ownData.with(tables),
    auditReferences.with({
      kind: 'cardTournament',
      find: (_, ids) => Promise.resolve(ids.map((id) => ({ id, text: id, state: '' }))),
      href: ({ id }) => `/card-rooms?brand=${id.split('-')[0] ?? ''}&tab=tournaments`,
    }),
  ],
})
