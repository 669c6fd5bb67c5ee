import type { Job } from '#server/jobs.ts'
import { lookAtMovers } from './service/look.ts'

export const fraudJobs: readonly Job[] = [
  {
    name: 'risk.look',
    says: 'Applies the fraud rules to members with balance changes since the last run.',
    everySeconds: 60,
    run: lookAtMovers,
  },
]
