import { defineFeature } from '#server/extension/feature.ts'

export const feature = defineFeature({})
