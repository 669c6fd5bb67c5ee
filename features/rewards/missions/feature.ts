import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { missions } from './contract/member.ts'
import { missionsOffice } from './contract/office.ts'
import { missionsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { missionsOfficeRoutes, missionsRoutes } from './routes.ts'
import { brandOfMission } from './store/brand.ts'

export const feature = defineFeature({
  contracts: { missions, missionsOffice },
  routes: (app) => [mountable(missions, missionsRoutes(app))],
  officeRoutes: (app) => [mountable(missionsOffice, missionsOfficeRoutes(app))],
  jobs: missionsJobs,
  fills: [ownData.with(tables), rowBrands.mission.filledWith(brandOfMission)],
})
