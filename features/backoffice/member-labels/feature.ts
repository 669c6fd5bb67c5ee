import { ownData } from '#server/extension/own-data.ts'
import { memberLabels } from '#features/account/members/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { shownLabels } from './store/flags.ts'
import { memberLabelsOffice } from './contract.ts'
import { memberLabelsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { memberLabelsOffice },
  officeRoutes: (app) => [mountable(memberLabelsOffice, memberLabelsRoutes(app))],
  fills: [memberLabels.filledWith(shownLabels), ownData.with(tables)],
})
