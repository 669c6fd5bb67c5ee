import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { sportBets } from './contract.ts'
import { sportBetsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { sportBetsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { sportBets },
  routes: (app) => [mountable(sportBets, sportBetsRoutes(app))],
  jobs: sportBetsJobs,
  fills: [ownData.with(tables)],
})
