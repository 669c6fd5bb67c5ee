import { memberRanks } from '#features/account/members/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { tables } from './own-data.ts'
import { memberRank } from './store/ranks.ts'

export const feature = defineFeature({ fills: [ownData.with(tables), memberRanks.filledWith(memberRank)] })
