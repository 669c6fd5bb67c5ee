import type { Job } from '#server/jobs.ts'
import { lookAtMovers } from './service.ts'

export const riskJobs: readonly Job[] = [
  {
    name: 'risk.look',
    says: 'Looks at members whose money moved since the last run, by the exact rules.',
    everySeconds: 60,
    run: lookAtMovers,
  },
]
