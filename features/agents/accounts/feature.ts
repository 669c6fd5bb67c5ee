import { codesUsed } from '#features/account/identity/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { agentAccounts } from './contract.ts'
import { tables } from './own-data.ts'
import { agentAccountsRoutes } from './routes.ts'
import { applyLinks } from './service/links.ts'

export const feature = defineFeature({
  contracts: { agentAccounts },
  routes: (app) => [mountable(agentAccounts, agentAccountsRoutes(app))],
  fills: [ownData.with(tables), codesUsed.with(applyLinks)],
})
