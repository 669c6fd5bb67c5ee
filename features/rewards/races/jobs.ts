import type { Job } from '#server/jobs.ts'
import { runRaces } from './service/count.ts'

export const racesJobs: readonly Job[] = [
  {
    name: 'races.run',
    says: 'Counts settled bets for races, makes their rankings final and offers the prizes.',
    everySeconds: 5,
    run: runRaces,
  },
]
