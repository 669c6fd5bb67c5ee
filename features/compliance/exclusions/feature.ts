import { exclusionAtLogin } from '#features/account/identity/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { turnedAway } from './service/standing.ts'
import { exclusions } from './contract/member.ts'
import { exclusionsOffice } from './contract/office.ts'
import { exclusionsJobs } from './jobs.ts'
import { exclusionsRoutes, exclusionsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { exclusions, exclusionsOffice },
  routes: (house) => [mountable(exclusions, exclusionsRoutes(house))],
  officeRoutes: (house) => [mountable(exclusionsOffice, exclusionsOfficeRoutes(house))],
  jobs: exclusionsJobs,
  fills: [exclusionAtLogin.filledWith(turnedAway)],
})
