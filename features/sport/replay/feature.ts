import { defineFeature } from '#server/extension/feature.ts'
import { sportReplayJobs } from './jobs.ts'

/** Replays of real matches, so that the demo has a living sportsbook round the clock. */
export const feature = defineFeature({ jobs: sportReplayJobs })
