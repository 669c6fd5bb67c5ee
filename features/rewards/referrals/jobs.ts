import type { Job } from '#server/jobs.ts'
import { settleReferrals } from './service/settle.ts'

export const referralsJobs: readonly Job[] = [
  {
    name: 'referrals.settle',
    says: 'Gives for invited friends who have deposited and played enough, or passes them to an operator.',
    everySeconds: 10,
    run: async (app) => void (await settleReferrals(app)),
  },
]
