import { defineFeature } from '#server/extension/feature.ts'
import { settledPlayJobs } from './jobs.ts'

export const feature = defineFeature({ jobs: settledPlayJobs })
