import type { Job } from '#server/jobs.ts'
import { chaseDeposits } from './service/chase.ts'

export const depositsJobs: readonly Job[] = [
  {
    name: 'deposits.chase',
    says: 'Asks processors about deposits whose call-back did not come, and expires what is over.',
    everySeconds: 5,
    run: chaseDeposits,
  },
]
