import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { memberDesk } from './contract.ts'
import { memberDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { memberDesk },
  officeRoutes: (app) => [mountable(memberDesk, memberDeskRoutes(app))],
  fills: [ownData.with(tables)],
})
