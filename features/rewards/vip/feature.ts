import { memberRanks } from '#features/account/members/extension-points.ts'
import { memberTraits } from '#features/rewards/segments/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { vip } from './contract/member.ts'
import { vipOffice } from './contract/office.ts'
import { vipJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { vipOfficeRoutes, vipRoutes } from './routes.ts'
import { rankTrait } from './service/trait.ts'
import { memberRank } from './store/ranks.ts'

export const feature = defineFeature({
  contracts: { vip, vipOffice },
  routes: (app) => [mountable(vip, vipRoutes(app))],
  officeRoutes: (app) => [mountable(vipOffice, vipOfficeRoutes(app))],
  jobs: vipJobs,
  fills: [ownData.with(tables), memberTraits.with(rankTrait), memberRanks.filledWith(memberRank)],
})
