import { defineFeature } from '#server/extension/feature.ts'
import { tables } from './contract/member.ts'

export const feature = defineFeature({ contracts: { tables } })
