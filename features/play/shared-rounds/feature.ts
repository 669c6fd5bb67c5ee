import { defineFeature } from '#server/extension/feature.ts'
import { roundSettled } from './extension-points.ts'
import { sharedRoundsJobs } from './jobs.ts'
import { noteSettled } from './service/news.ts'

export const feature = defineFeature({
  jobs: sharedRoundsJobs,
  fills: [roundSettled.with(noteSettled)],
})
