import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { stakeSegments } from '#features/sport/trading/extension-points.ts'
import { segmentsOffice } from './contract/office.ts'
import { segmentsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { segmentsOfficeRoutes } from './routes.ts'
import { stakesOfSegments } from './service/stakes.ts'

export const feature = defineFeature({
  contracts: { segmentsOffice },
  officeRoutes: (app) => [mountable(segmentsOffice, segmentsOfficeRoutes(app))],
  jobs: segmentsJobs,
  fills: [ownData.with(tables), stakeSegments.filledWith(stakesOfSegments)],
})
