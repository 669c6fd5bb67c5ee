import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { lotteryDraws } from './contract/draws.ts'
import { lotteryFeed, lotteryResults } from './contract/results.ts'
import { lotteryOfficeJobs } from './jobs.ts'
import { lotterySetup } from './contract/setup.ts'
import { lotteryDrawsRoutes, lotteryFeedRoutes, lotteryResultsRoutes, lotterySetupRoutes } from './routes.ts'
import { drawReferences, waitingResults } from './service/queue.ts'
import { firstsOf } from './store/entries.ts'

export const feature = defineFeature({
  contracts: { lotteryDraws, lotteryResults, lotteryFeed, lotterySetup },
  routes: (app) => [mountable(lotteryFeed, lotteryFeedRoutes(app))],
  officeRoutes: (app) => [
    mountable(lotteryDraws, lotteryDrawsRoutes(app)),
    mountable(lotteryResults, lotteryResultsRoutes(app)),
    mountable(lotterySetup, lotterySetupRoutes(app)),
  ],
  jobs: lotteryOfficeJobs,
  fills: [
    queueOf['lottery-results'].filledWith({ target: null, count: waitingResults }),
    firstOperators['draw result'].filledWith(firstsOf),
    auditReferences.with({
      kind: 'lotteryDraw',
      find: drawReferences,
      href: ({ id }) => `/lottery-draws?draw=${id}`,
    }),
  ],
})
