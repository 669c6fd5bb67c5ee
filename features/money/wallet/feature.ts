import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { wallet } from './contract.ts'
import { walletJobs } from './jobs.ts'
import { walletRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { wallet },
  routes: (app) => [mountable(wallet, walletRoutes(app))],
  jobs: walletJobs,
})
