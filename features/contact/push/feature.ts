import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { push } from './contract.ts'
import { pushRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { push },
  routes: (app) => [mountable(push, pushRoutes(app))],
  fills: [ownData.with(tables)],
})
