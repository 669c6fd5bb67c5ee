import type { Job } from '#server/jobs.ts'
import { settleDue } from './service/settle.ts'

export const settlementJobs: readonly Job[] = [
  {
    name: 'agents.settle',
    says: 'Settles contracts of agents over closed periods, pays what they earned, and finishes what was interrupted.',
    cron: '* * * * *',
    run: (app) => settleDue(app),
  },
]
