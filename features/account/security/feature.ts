import { ownData } from '#server/extension/own-data.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { resetAskerOf } from './store/resets.ts'
import { security } from './contract.ts'
import { securityJobs } from './jobs.ts'
import { securityRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { security },
  routes: (app) => [mountable(security, securityRoutes(app))],
  jobs: securityJobs,
  fills: [firstOperators['second factors'].filledWith(resetAskerOf), ownData.with(tables)],
})
