import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { operators } from './contract.ts'
import { operatorJobs } from './jobs.ts'
import { operatorsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { operators },
  officeRoutes: (app) => [mountable(operators, operatorsRoutes(app))],
  jobs: operatorJobs,
})
