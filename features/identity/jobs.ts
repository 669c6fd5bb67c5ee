import type { Job } from '#server/jobs.ts'
import { STRANGER } from './rules/budget.ts'
import { sweepBudgets } from './store/budget.ts'

/** The longest window of any counter, twice: what is older counts for nobody. */
const KEPT_MS = 2 * STRANGER.account.windowSeconds * 1_000

/** Hourly: counters of guesses that no window reaches any more. */
export const identityJobs: readonly Job[] = [
  {
    name: 'identity-sweep',
    says: 'Forgets counters of wrong passwords that count no more.',
    cron: '23 * * * *',
    async run(house) {
      await sweepBudgets(house.db, new Date(house.clock.now().getTime() - KEPT_MS))
    },
  },
]
