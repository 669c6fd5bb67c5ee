import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { hasOwnConsole } from '#features/play/shared-rounds/extension-points.ts'
import { dealerConsole } from './contract/console.ts'
import { dealerPit } from './contract/pit.ts'
import { dealersJobs } from './jobs.ts'
import { isDealtSeries } from './service/at.ts'
import { dealerConsoleRoutes, dealerPitRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { dealerConsole, dealerPit },
  officeRoutes: (app) => [
    mountable(dealerConsole, dealerConsoleRoutes(app)),
    mountable(dealerPit, dealerPitRoutes(app)),
  ],
  jobs: dealersJobs,
  fills: [hasOwnConsole.with(isDealtSeries)],
})
