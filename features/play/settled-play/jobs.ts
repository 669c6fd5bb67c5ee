import type { Job } from '#server/jobs.ts'
import { countPlay } from './service/count.ts'

export const settledPlayJobs: readonly Job[] = [
  {
    name: 'play.windows',
    says: 'Counts settled bets into the windows of five minutes, hours and days, and closes those that have ended.',
    cron: '* * * * *',
    run: (app) => countPlay(app),
  },
]
