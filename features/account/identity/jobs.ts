import type { Job } from '#server/jobs.ts'
import { STRANGER } from './rules/budget.ts'
import { closeTrials } from './service/trial.ts'
import { sweepBudgets } from './store/budget.ts'
import { sweepProofs } from './store/entry.ts'
import { sweepRemembered } from './store/remembered.ts'

/** Twice the longest window of any counter: older counters have no effect. */
const KEPT_MS = 2 * STRANGER.account.windowSeconds * 1_000

/** Tickets and tokens are deleted this long after they expire. */
const HOUR_MS = 3_600_000

/** Hourly: deletes guess counters outside every window. */
export const identityJobs: readonly Job[] = [
  {
    name: 'identity-sweep',
    says: 'Forgets counters of wrong passwords, tickets and remembered devices that count no more.',
    cron: '23 * * * *',
    async run(app) {
      await sweepBudgets(app.db, new Date(app.clock.now().getTime() - KEPT_MS))
      const before = new Date(app.clock.now().getTime() - HOUR_MS)
      await sweepProofs(app.db, before)
      await sweepRemembered(app.db, before)
    },
  },
  {
    name: 'identity-trials',
    says: 'Closes trial accounts whose time is over.',
    cron: '47 3 * * *',
    run: async (app) => void (await closeTrials(app)),
  },
]
