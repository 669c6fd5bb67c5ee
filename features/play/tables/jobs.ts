import type { Job } from '#server/jobs.ts'
import { forgetSeats, planTables } from './service/series.ts'

export const tablesJobs: readonly Job[] = [
  {
    name: 'tables.plan',
    says: 'Creates the tables’ series, and keeps awake the tables whose pages are open.',
    everySeconds: 15,
    run: planTables,
  },
  {
    name: 'tables.seats',
    says: 'Deletes what members had on the bets of rounds that are long over.',
    everySeconds: 3_600,
    run: forgetSeats,
  },
]
