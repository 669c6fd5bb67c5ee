import type { Job } from '#server/jobs.ts'
import { earnPoints } from './service/earn.ts'

export const pointsJobs: readonly Job[] = [
  {
    name: 'points.earn',
    says: 'Gives members points for settled bets and credited deposits, each once.',
    everySeconds: 30,
    run: earnPoints,
  },
]
