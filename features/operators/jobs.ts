import type { Job } from '#server/jobs.ts'
import { TRY_WINDOW_MS } from './rules.ts'
import { sweepChallenges } from './store/challenges.ts'
import { sweepTries } from './store/tries.ts'

export const operatorJobs: readonly Job[] = [
  {
    name: 'operators-sweep',
    says: 'Forgets unfinished log-ins and wrong tries that no longer count.',
    cron: '*/30 * * * *',
    async run(house) {
      const now = house.clock.now()
      await sweepChallenges(house.db, now)
      await sweepTries(house.db, new Date(now.getTime() - 2 * TRY_WINDOW_MS))
    },
  },
]
