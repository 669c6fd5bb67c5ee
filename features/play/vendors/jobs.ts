import type { Job } from '#server/jobs.ts'
import { forgetCalls } from './service/history.ts'
import { askOpenRounds } from './service/sweep.ts'

export const vendorsJobs: readonly Job[] = [
  {
    name: 'vendors.rounds',
    says: 'Asks vendors how rounds stand that are open for ten minutes, and brings them to what the vendor says.',
    cron: '* * * * *',
    run: askOpenRounds,
  },
  {
    name: 'vendors.history',
    says: 'Forgets what vendors said more than 180 days ago; what was done is kept for ever.',
    cron: '41 3 * * *',
    run: forgetCalls,
  },
]
