import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { tables } from './own-data.ts'
import { settledPlayJobs } from './jobs.ts'

export const feature = defineFeature({ jobs: settledPlayJobs, fills: [ownData.with(tables)] })
