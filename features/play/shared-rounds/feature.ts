import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { sharedRounds } from './contract/member.ts'
import { sharedRoundsOffice } from './contract/office.ts'
import { roundChanged, roundSettled } from './extension-points.ts'
import { sharedRoundsJobs } from './jobs.ts'
import { sharedRoundsOfficeRoutes, sharedRoundsRoutes } from './routes.ts'
import { noteChanged, noteSettled } from './service/news.ts'

export const feature = defineFeature({
  contracts: { sharedRounds, sharedRoundsOffice },
  routes: (app) => [mountable(sharedRounds, sharedRoundsRoutes(app))],
  officeRoutes: (app) => [mountable(sharedRoundsOffice, sharedRoundsOfficeRoutes(app))],
  jobs: sharedRoundsJobs,
  fills: [roundSettled.with(noteSettled), roundChanged.with(noteChanged)],
})
