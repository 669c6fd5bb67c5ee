import { memberTraits } from '#features/rewards/segments/extension-points.ts'
import { ownData } from '#server/extension/own-data.ts'
import { memberLabels } from '#features/account/members/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { shownLabels } from './store/flags.ts'
import { memberLabelsOffice } from './contract.ts'
import { memberLabelsRoutes } from './routes.ts'
import { labelTrait } from './service/trait.ts'

export const feature = defineFeature({
  contracts: { memberLabelsOffice },
  officeRoutes: (app) => [mountable(memberLabelsOffice, memberLabelsRoutes(app))],
  fills: [memberLabels.filledWith(shownLabels), memberTraits.with(labelTrait), ownData.with(tables)],
})
