import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { sportVirtual } from './contract.ts'
import { sportVirtualJobs } from './jobs.ts'
import { sportVirtualRoutes } from './routes.ts'

/** Virtual leagues: invented teams whose matches are decided by seeds that everyone can verify. */
export const feature = defineFeature({
  contracts: { sportVirtual },
  routes: (app) => [mountable(sportVirtual, sportVirtualRoutes(app))],
  jobs: sportVirtualJobs,
})
