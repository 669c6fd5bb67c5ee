import type { Job } from '#server/jobs.ts'
import { sweepPasses } from './store/passes.ts'

export const exclusionsJobs: readonly Job[] = [
  {
    name: 'exclusions.passes',
    says: 'Deletes expired withdrawal passes of excluded members.',
    cron: '41 * * * *',
    run: async (house) => void (await sweepPasses(house.db, house.clock.now())),
  },
]
