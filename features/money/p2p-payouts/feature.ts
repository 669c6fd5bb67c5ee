import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingMatches } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfMatch } from './store/matches.ts'
import { p2pPayouts, p2pPayoutsOffice } from './contract.ts'
import { p2pPayoutsJobs } from './jobs.ts'
import { p2pPayoutsRoutes, p2pPayoutsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { p2pPayouts, p2pPayoutsOffice },
  routes: (app) => [mountable(p2pPayouts, p2pPayoutsRoutes(app))],
  officeRoutes: (app) => [mountable(p2pPayoutsOffice, p2pPayoutsOfficeRoutes(app))],
  jobs: p2pPayoutsJobs,
  fills: [
    auditReferences.with({
      kind: 'match',
      find: references,
      href: ({ text }) => `/matching?find=${text}&state=all`,
    }),
    queueOf.matching.filledWith({
      target: { setting: 'disputeHours', unitMs: HOUR_MS },
      count: waitingMatches,
    }),
    rowBrands.match.filledWith(brandOfMatch),
    ownData.with(tables),
  ],
})
