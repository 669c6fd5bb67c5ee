import type { Job } from '#server/jobs.ts'
import { measureRoutes } from './service/speeds.ts'

export const merchantsJobs: readonly Job[] = [
  {
    name: 'merchants.speeds',
    says: 'Measures how fast each address of each brand answers.',
    cron: '* * * * *',
    run: measureRoutes,
  },
]
