import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { agentIncome } from './contract/member.ts'
import { agentIncomeOffice } from './contract/office.ts'
import { settlementJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { agentIncomeOfficeRoutes, agentIncomeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { agentIncome, agentIncomeOffice },
  routes: (app) => [mountable(agentIncome, agentIncomeRoutes(app))],
  officeRoutes: (app) => [mountable(agentIncomeOffice, agentIncomeOfficeRoutes(app))],
  jobs: settlementJobs,
  fills: [ownData.with(tables)],
})
