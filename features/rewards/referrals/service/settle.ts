import { inTransaction, type Tx } from '#db/pool.ts'
import { triggerPromotions } from '#features/rewards/promotions/public.ts'
import type { App } from '#server/app.ts'
import { decideReferral, type Term } from '../rules/referral.ts'
import {
  dueFriends,
  endTerms,
  markReview,
  markSettled,
  mayOfferBoth,
  openTerms,
  takeReferral,
  type Referral,
} from '../store/referrals.ts'
import { sharedAmong } from '#features/money/withdrawals/public.ts'
import { othersOf } from '../store/signals.ts'
import { tellReferrals } from './tell.ts'

/** Friends looked up at a time. */
const BATCH = 100

/**
 * Gives for friends who have deposited and played enough, or passes them to an operator. Each friend is a transaction of its own: a killed
 * worker leaves nothing half done, and several workers skip the friends that one of them holds. Returns how many referrals it decided on.
 */
export async function settleReferrals(app: App): Promise<number> {
  let count = 0
  let after = 0n
  for (;;) {
    const found = await dueFriends(app.db, { after, limit: BATCH, now: app.clock.now() })
    for (const memberId of found) {
      const told = await inTransaction(app.db, async (tx) => {
        const referral = await takeReferral(tx, memberId)
        return referral ? settleOne(app, tx, referral) : []
      })
      if (told.length) count += 1
      await tellReferrals(app, told)
    }
    const last = found.at(-1)
    if (last === undefined || found.length < BATCH) return count
    after = last
  }
}

/** Decides on one referral, which the caller has locked. Returns the members whose pages change. */
export async function settleOne(app: App, tx: Tx, referral: Referral): Promise<readonly bigint[]> {
  const now = app.clock.now()
  const { memberId, referrerId, state } = referral
  if (state !== 'open' && state !== 'approved') return []
  const terms = await openTerms(tx, memberId)
  const shared = state === 'open' ? await sharedAmong(tx, referral.memberId, othersOf(referral)) : []
  const isAllowed = await mayOfferBoth(tx, referral, now)
  const decision = decideReferral({ state, terms, signals: shared, isAllowed }, now)
  if (decision.kind === 'review') {
    await markReview(tx, { memberId, signals: shared, now })
    return [referrerId]
  }
  const { give, missed, refused } = decision
  if (!give.length && !missed.length && !refused.length) return []
  const given: string[] = []
  for (const term of give) if (await giveOne(app, tx, referral, term)) given.push(term.promotion)
  const not = [...give, ...refused].map(({ promotion }) => promotion).filter((each) => !given.includes(each))
  await endTerms(tx, memberId, { promotions: given, state: 'given', now })
  await endTerms(tx, memberId, { promotions: not, state: 'refused', now })
  await endTerms(tx, memberId, { promotions: missed.map(({ promotion }) => promotion), state: 'missed', now })
  await markSettled(tx, { memberId, isQualified: give.length + refused.length > 0, now })
  return [referrerId, memberId]
}

/** Gives one promotion to the side that it is for; false where its budget or its number of friends is used up, or it was stopped. */
async function giveOne(app: App, tx: Tx, referral: Referral, term: Term): Promise<boolean> {
  const { merchant, memberId, referrerId, at } = referral
  const given = await triggerPromotions(app, tx, {
    kind: 'referral',
    side: term.side,
    promotion: term.promotion,
    merchant,
    memberId: term.side === 'inviter' ? referrerId : memberId,
    occasion: `friend:${memberId}`,
    registeredAt: at,
    deposit: term.deposited,
    turnover: term.played,
    now: app.clock.now(),
  })
  return given.length > 0
}
