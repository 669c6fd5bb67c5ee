import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { hiddenSources } from '#features/rewards/rewards/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { rebates } from './contract/member.ts'
import { rebatesOffice } from './contract/office.ts'
import { rebatesJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { rebatesOfficeRoutes, rebatesRoutes } from './routes.ts'
import { hidesCashback } from './service/playing.ts'
import { failedRuns } from './store/office.ts'

export const feature = defineFeature({
  contracts: { rebates, rebatesOffice },
  routes: (app) => [mountable(rebates, rebatesRoutes(app))],
  officeRoutes: (app) => [mountable(rebatesOffice, rebatesOfficeRoutes(app))],
  jobs: rebatesJobs,
  fills: [
    ownData.with(tables),
    hiddenSources.with({ source: 'cashback', isHidden: hidesCashback }),
    queueOf.rebates.filledWith({ target: null, count: failedRuns }),
  ],
})
