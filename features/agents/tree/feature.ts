import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { tables } from './own-data.ts'

export const feature = defineFeature({ fills: [ownData.with(tables)] })
