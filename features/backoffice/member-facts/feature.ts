import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { memberFacts } from './contract.ts'
import { memberFactsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { memberFacts },
  officeRoutes: (app) => [mountable(memberFacts, memberFactsRoutes(app))],
})
