import type { Job } from '#server/jobs.ts'
import { sweepCodes } from './store.ts'

/** Codes count towards the daily limits for one day; older ones can be deleted. */
const KEPT_MS = 2 * 24 * 3_600_000

export const otpJobs: readonly Job[] = [
  {
    name: 'codes-sweep',
    says: 'Forgets one-time codes of days past.',
    cron: '17 3 * * *',
    async run(app) {
      await sweepCodes(app.db, new Date(app.clock.now().getTime() - KEPT_MS))
    },
  },
]
