import type { Job } from '#server/jobs.ts'
import { advanceDraws } from './service/advance.ts'

export const drawsJobs: readonly Job[] = [
  {
    name: 'draws.advance',
    says: 'Seals and draws raffles, ends other draws, and offers prizes that were won.',
    everySeconds: 5,
    run: advanceDraws,
  },
]
