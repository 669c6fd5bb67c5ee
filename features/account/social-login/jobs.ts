import type { Job } from '#server/jobs.ts'
import { sweepAttempts } from './store/attempts.ts'

const DAY_MS = 24 * 60 * 60_000

export const socialJobs: readonly Job[] = [
  {
    name: 'social-sweep',
    says: 'Deletes what providers told about people who left or who chose more than a day ago.',
    cron: '23 * * * *',
    run: async (app) => void (await sweepAttempts(app.db, new Date(app.clock.now().getTime() - DAY_MS))),
  },
]
