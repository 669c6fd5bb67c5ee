import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { settlementJobs } from './jobs.ts'
import { tables } from './own-data.ts'

export const feature = defineFeature({ jobs: settlementJobs, fills: [ownData.with(tables)] })
