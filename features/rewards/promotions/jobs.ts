import type { Job } from '#server/jobs.ts'
import { giveForDeposits } from './service/give.ts'

export const promotionsJobs: readonly Job[] = [
  {
    name: 'promotions.deposits',
    says: 'Gives members who joined a promotion what their deposit earned.',
    everySeconds: 5,
    run: async (app) => void (await giveForDeposits(app)),
  },
]
