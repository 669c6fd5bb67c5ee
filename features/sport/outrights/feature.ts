import { defineFeature } from '#server/extension/feature.ts'
import { eventChanged } from '#features/sport/events/extension-points.ts'
import { sportOutrightsJobs } from './jobs.ts'
import { seasonChanged } from './service/follow.ts'

/** Winners of leagues, priced by the rest of their season and settled by its table. */
export const feature = defineFeature({ jobs: sportOutrightsJobs, fills: [eventChanged.with(seasonChanged)] })
