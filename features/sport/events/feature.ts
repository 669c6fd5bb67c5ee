import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { firstOperators } from '#features/platform/approvals/extension-points.ts'
import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { sports } from './contract.ts'
import { sportFeed } from './contract/feed.ts'
import { sportsOffice } from './contract/office.ts'
import { eventChanged } from './extension-points.ts'
import { sportEventsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { sportFeedRoutes, sportsOfficeRoutes, sportsRoutes } from './routes.ts'
import { noteChange } from './service/log.ts'
import { eventReferences, waitingResults } from './service/queue.ts'
import { firstsOf } from './store/results.ts'

export const feature = defineFeature({
  contracts: { sports, sportFeed, sportsOffice },
  routes: (app) => [mountable(sports, sportsRoutes(app)), mountable(sportFeed, sportFeedRoutes(app))],
  officeRoutes: (app) => [mountable(sportsOffice, sportsOfficeRoutes(app))],
  jobs: sportEventsJobs,
  fills: [
    eventChanged.with(noteChange),
    queueOf['sport-results'].filledWith({ target: null, count: waitingResults }),
    firstOperators['sport result'].filledWith(firstsOf),
    auditReferences.with({
      kind: 'sportEvent',
      find: eventReferences,
      href: ({ id }) => `/sports?event=${id}`,
    }),
    ownData.with(tables),
  ],
})
