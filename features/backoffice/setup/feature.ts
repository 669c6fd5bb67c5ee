import { beforeOpening } from '#features/platform/approvals/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { setup } from './contract.ts'
import { setupRoutes } from './routes.ts'
import { whileSettingUp } from './service/phase.ts'

export const feature = defineFeature({
  contracts: { setup },
  officeRoutes: (app) => [mountable(setup, setupRoutes(app))],
  fills: [beforeOpening.filledWith(whileSettingUp)],
})
