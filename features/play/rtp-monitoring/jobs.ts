import type { Job } from '#server/jobs.ts'
import { lookForDrift } from './service/alerts.ts'
import { addUpEnded } from './service/sum.ts'

export const rtpMonitoringJobs: readonly Job[] = [
  {
    name: 'returns.sum',
    says: 'Adds the rounds that ended to what each game returned, and tells of a game that left its band.',
    cron: '* * * * *',
    run: async (app) => {
      await addUpEnded(app)
      await lookForDrift(app)
    },
  },
]
