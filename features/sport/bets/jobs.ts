import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { payEarly } from './service/campaigns/early.ts'
import { cashOutDue } from './service/due/auto-cash-out.ts'
import { placeDue } from './service/due/place-due.ts'
import { forgetOldPending } from './service/shared/forget.ts'
import { endLateReferrals } from './service/referral/refer.ts'
import { beginMissed, settleDue } from './service/settle.ts'

export const sportBetsJobs: readonly Job[] = [
  {
    name: 'sport-bets.place',
    says: 'Places bets in play whose delay is over, at present prices.',
    everySeconds: 0.25,
    run: untilDone(placeDue),
  },
  {
    name: 'sport-bets.referrals',
    says: 'Ends bets above their limit that no trader has decided in time.',
    everySeconds: 1,
    run: async (app) => void (await endLateReferrals(app)),
  },
  {
    name: 'sport-bets.settle',
    says: 'Settles bets on sports events with a confirmed result, and settles them again when it is corrected.',
    everySeconds: 1,
    ownConnections: 3, // a large settlement delays no other job
    run: untilDone(settleDue),
  },
  {
    name: 'sport-bets.early-payout',
    says: 'Pays bets with early payout whose side leads by enough goals.',
    everySeconds: 2,
    run: async (app) => void (await payEarly(app)),
  },
  {
    name: 'sport-bets.settle-missed',
    says: 'Compares every sports event with its settlement, in case no worker ran when its result was confirmed.',
    everySeconds: 600,
    run: beginMissed,
  },
  {
    name: 'sport-bets.forget',
    says: 'Deletes bets on sports that waited and were placed or refused 90 days ago; placed bets themselves are kept.',
    everySeconds: 3_600,
    run: forgetOldPending,
  },
  {
    name: 'sport-bets.cash-out',
    says: 'Cashes out bets whose offer has reached the amount that their member set.',
    everySeconds: 2,
    run: untilDone(cashOutDue, 1),
  },
]

/** Runs until nothing is left, at most so often; the next run follows. */
function untilDone(work: (app: App) => Promise<number>, most = 100) {
  return async (app: App): Promise<void> => {
    for (let turn = 0; turn < most && (await work(app)) > 0; turn += 1);
  }
}
