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
<<<<<<< HEAD
  fills: [roundSettled.with(noteSettled), roundChanged.with(noteChanged)],
=======
  // a list that no feature fills yet keeps the server from starting
  fills: [roundSettled.with(noteSettled), roundChanged.with(() => Promise.resolve())],
>>>>>>> feaf880d (Let the server start while no feature follows changed rounds)
})
