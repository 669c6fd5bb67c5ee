import type { Job } from '#server/jobs.ts'
import { keepHours } from './service/run.ts'

export const liveOfficeJobs: readonly Job[] = [
  {
    name: 'live.hours',
    says: 'Opens and closes live tables and crash by their opening hours.',
    everySeconds: 15,
    run: keepHours,
  },
]
