import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { isReferable } from '../../rules/desk/referable.ts'
import type { PendingRow, Request } from '../../store/pending.ts'
import {
  countReferred,
  endLate,
  insertReferral,
  lockReferred,
  refuseReferral,
} from '../../store/referrals.ts'
import { balanceOf, storedCaller } from '../caller.ts'
import { tellPending } from '../news.ts'
import { tellReferral } from './tell.ts'
import type { BetRefusal } from '../refusal.ts'
import { pendingNow } from '#features/sport/bets/service/shared/look-ups.ts'

/** A trader looks at one bet at a time; more of one member would hide those of others. */
export const MOST_REFERRED = 3

type Over = Extract<BetRefusal, { readonly refused: 'sportBets.overLimit' }>

/**
 * Lets a bet above its limit wait for a trader. Nothing is taken or held: an accepted one is placed with its key, which the ledger
 * takes once, at the prices of that moment and by the member's policy.
 */
export async function refer(
  app: App,
  member: MemberCaller,
  asked: {
    readonly request: Request
    readonly key: string
    readonly stake: bigint
    readonly over: Over
  },
): Promise<{ readonly pending: PendingRow } | BetRefusal> {
  const { request, key, stake, over } = asked
  const seconds = await settingOf(app, member.merchant, 'sportReferralSeconds')
  if (!isReferable(over.detail, seconds)) return over
  const balance = await balanceOf(app, member)
  if (stake > balance) return { refused: 'play.insufficient', detail: { balance } }
  const isStored = await inTransaction(app.db, async (tx) => {
    // one at a time of a member: concurrent calls would each count without the rows of the others
    await lockReferred(tx, member.id)
    if ((await countReferred(tx, member.id)) >= MOST_REFERRED) return false
    await insertReferral(tx, {
      id: idAt(app.clock.now().getTime(), randomUUID()),
      memberId: member.id,
      key,
      caller: storedCaller(member),
      request,
      most: over.detail.most,
      mostWhy: over.detail.reason,
      waitMs: seconds * 1_000,
    })
    return true
  })
  if (!isStored) return { refused: 'sportBets.referralsFull', detail: { most: MOST_REFERRED } }
  const row = await pendingNow(app, key)
  if (!row) throw new Error('sport bets: a referral is gone')
  return { pending: row }
}

/** Ends the referrals that no trader has decided in time. Returns how many. */
export async function endLateReferrals(app: App): Promise<number> {
  const late = await inTransaction(app.db, async (tx) => {
    const ended = await endLate(tx, 'sportBets.referralLate')
    for (const row of ended) await tellReferral(tx, row, { how: 'Late', now: app.clock.now() })
    return ended
  })
  for (const { id, memberId } of late) await tellPending(app, { id, memberId, bet: null, state: 'refused' })
  return late.length
}

/** The member no longer wants the bet; false: it has been decided. */
export async function withdrawReferral(app: App, member: MemberCaller, id: string): Promise<boolean> {
  const done = await refuseReferral(app.db, id, {
    code: 'sportBets.referralWithdrawn',
    detail: null,
    by: null,
  })
  if (done) await tellPending(app, { id, memberId: member.id, bet: null, state: 'refused' })
  return done
}
