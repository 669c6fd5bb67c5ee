import type { Job } from '#server/jobs.ts'
import { sweepPasses } from './store/passes.ts'

export const exclusionsJobs: readonly Job[] = [
  {
    name: 'exclusions.passes',
    says: 'Deletes expired withdrawal passes of excluded members.',
    cron: '41 * * * *',
    run: async (app) => void (await sweepPasses(app.db, app.clock.now())),
  },
]
