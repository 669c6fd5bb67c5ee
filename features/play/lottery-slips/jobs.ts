import type { Job } from '#server/jobs.ts'
import { stopExcluded } from './service/excluded.ts'

export const lotterySlipsJobs: readonly Job[] = [
  {
    name: 'lottery.stopExcluded',
    says: 'Stops the chases of members on a time-out or self-exclusion and returns the stakes of the draws ahead.',
    everySeconds: 5,
    run: stopExcluded,
  },
]
