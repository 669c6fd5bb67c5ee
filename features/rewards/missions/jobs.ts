import type { Job } from '#server/jobs.ts'
import { countMissions } from './service/count.ts'

export const missionsJobs: readonly Job[] = [
  {
    name: 'missions.count',
    says: 'Counts settled bets, deposits and verified accounts for missions, and offers the rewards of those that were reached.',
    everySeconds: 5,
    run: countMissions,
  },
]
