import type { Job } from '#server/jobs.ts'
import { sweepLinks } from './store.ts'

/** Kept long enough to answer questions of members about a link. */
const KEPT_MS = 30 * 86_400_000

export const recoveryJobs: readonly Job[] = [
  {
    name: 'recovery-sweep',
    says: 'Deletes links to new passwords that have expired.',
    cron: '33 3 * * *',
    run: async (app) => void (await sweepLinks(app.db, new Date(app.clock.now().getTime() - KEPT_MS))),
  },
]
