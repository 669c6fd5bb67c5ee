import type { Job } from '#server/jobs.ts'
import { settleDue } from './service/settle.ts'

export const rebatesJobs: readonly Job[] = [
  {
    name: 'rebates.settle',
    says: 'Settles rebates of closed periods into statements, offers or credits them, and finishes what was interrupted.',
    cron: '* * * * *',
    run: (app) => settleDue(app),
  },
]
