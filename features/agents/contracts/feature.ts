import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { waitingContracts } from '#features/money/statements/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { contracts } from './contract/member.ts'
import { contractsOffice } from './contract/office.ts'
import { contractsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { contractsOfficeRoutes, contractsRoutes } from './routes.ts'
import { waitingFor } from './service/waiting.ts'
import { brandOfContract } from './store/brand.ts'

export const feature = defineFeature({
  contracts: { contracts, contractsOffice },
  routes: (app) => [mountable(contracts, contractsRoutes(app))],
  officeRoutes: (app) => [mountable(contractsOffice, contractsOfficeRoutes(app))],
  jobs: contractsJobs,
  fills: [
    waitingContracts.filledWith(waitingFor),
    ownData.with(tables),
    rowBrands.agentContract.filledWith(brandOfContract),
  ],
})
