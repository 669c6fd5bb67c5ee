import { defineFeature } from '#server/extension/feature.ts'
import { sportOutrightsJobs } from './jobs.ts'

/** Winners of leagues, priced by the rest of their season and settled by its table. */
export const feature = defineFeature({ jobs: sportOutrightsJobs })
