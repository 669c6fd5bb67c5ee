import type { Job } from '#server/jobs.ts'
import { chaseDeposits } from './service/chase.ts'

export const depositsJobs: readonly Job[] = [
  {
    name: 'deposits.chase',
    says: 'Polls processors about deposits without a callback and expires overdue ones.',
    everySeconds: 5,
    run: chaseDeposits,
  },
]
