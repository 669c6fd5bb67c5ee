import { inTransaction, type Tx } from '#db/pool.ts'
import { claimsOf } from '#db/review/claims.ts'
import { reviewOf } from '#features/money/reviewed-orders/public.ts'
import {
  lockWithdrawal,
  noteWithdrawal,
  referenceOf,
  refuseStopped,
  setPayoutFailed,
  setPayoutPaid,
  type AfterCommit,
  type WithdrawalRow,
} from '#features/money/withdrawals/public.ts'
import { dayIn } from '#kit/day.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { manualPayoutsOffice } from '../contract.ts'
import { bankReference, decideConfirm, decideFail, decideRecord, decideReopen, isToPay } from '../rules.ts'
import {
  lockPayout,
  setConfirmed,
  setFailed,
  setRecorded,
  setReopened,
  type PayoutRow,
} from '../store/payouts.ts'
import { tellManualPayouts } from './tell.ts'

type Office = typeof manualPayoutsOffice
type Conflict = { readonly refused: 'idempotency.conflict' }
type Both = { readonly payout: PayoutRow; readonly withdrawal: WithdrawalRow }
type Done<R> = { readonly reply: R; readonly tell: AfterCommit }

/** A transfer may be booked on the brand's next day: banks book in the afternoon what was sent at night. */
const DAY_MS = 86_400_000

const claims = claimsOf('manual_payout')
const what = { claimed: 'paymentClaimed', released: 'paymentReleased' } as const

/** Withdrawal and payout under their locks, in this order everywhere. */
async function lockBoth(tx: Tx, id: string): Promise<Both | null> {
  const withdrawal = await lockWithdrawal(tx, id)
  const payout = withdrawal && (await lockPayout(tx, id))
  return payout ? { payout, withdrawal } : null
}

const review = reviewOf(
  {
    object: ({ id }: PayoutRow) => `withdrawal:${id}`,
    before: ({ number, state, amount }) => ({
      reference: referenceOf(number),
      state,
      amount: moneyText(amount),
    }),
    after: ({ state }) => ({ state }),
    actions: { claim: 'payouts.claim', release: 'payouts.release' },
    lock: async (tx, id) => (await lockBoth(tx, id))?.payout ?? null,
    review: (row) => ({ ...row, isOpen: isToPay(row.state) }),
    setClaim: async (tx, row, claim) => {
      const state = claim ? ('claimed' as const) : ('waiting' as const)
      await claims.set(tx, row.id, claim, state)
      return { ...row, state }
    },
    addEvent: (tx, id, event) =>
      noteWithdrawal(tx, id, { ...event, what: event.what === 'released' ? what.released : what.claimed }),
    tell: (app) => tellManualPayouts(app),
  },
  {
    unknown: { refused: 'manualPayouts.unknown' },
    decided: { refused: 'manualPayouts.decided' },
    notYours: { refused: 'manualPayouts.notClaimedByYou' },
    claimed: (by) => ({ refused: 'manualPayouts.claimed', detail: { by } }) as const,
  },
)

/** Gives a payment that was not sent back to the queue. */
export const releasePayout = review.release

/** Takes a payment. A member who was locked since the approval, or whose wallet was frozen, is not paid. */
export async function claimPayout(
  app: App,
  input: Given<Office['claim']>,
  call: CallFor<Office['claim']>,
): Promise<Reply<Office['claim']> | Refusal<Office['claim']>> {
  const stopped = await inTransaction(app.db, async (tx) => {
    const both = await lockBoth(tx, input.params.id)
    return both && isToPay(both.payout.state) ? refuseStopped(tx, both.withdrawal) : null
  })
  if (stopped) return { refused: 'manualPayouts.stopped', detail: stopped.detail }
  return review.claim(app, input, call)
}

/** Common to all steps: locks both rows, runs the step, and publishes the queue's event after the commit. */
function step<R, No extends { readonly refused: string }>(
  app: App,
  id: string,
  run: (tx: Tx, both: Both) => Promise<Done<R> | No>,
) {
  const after: AfterCommit[] = []
  return {
    run: async (tx: Tx): Promise<R | No | { readonly refused: 'manualPayouts.unknown' }> => {
      const both = await lockBoth(tx, id)
      if (!both) return { refused: 'manualPayouts.unknown' }
      const done = await run(tx, both)
      if ('refused' in done) return done
      after.push(done.tell)
      return done.reply
    },
    tell: async () => {
      for (const each of after) await each()
      if (after.length > 0) await tellManualPayouts(app)
    },
  }
}

const nothing: AfterCommit = async () => undefined

/** Records the bank's reference of a transfer that this operator sent; it is paid at once where no second operator is asked for. */
export async function recordPayout(
  app: App,
  { params, body }: Given<Office['record']>,
  call: CallFor<Office['record']>,
): Promise<Reply<Office['record']> | Refusal<Office['record']> | Conflict> {
  const { operator, now } = call
  const reference = bankReference(body.bankReference)
  if (reference === null) return { refused: 'manualPayouts.referenceUsed' }
  const zones = await app.merchants.all()
  type Recorded = Done<Reply<Office['record']>> | Refusal<Office['record']>
  const { run, tell } = step(app, params.id, async (tx, { payout, withdrawal }): Promise<Recorded> => {
    const decision = decideRecord(payout, operator.id)
    if ('refused' in decision) return decision
    const zone = zones.find(({ code }) => code === payout.merchant)?.timeZone ?? 'UTC'
    const latest = dayIn(zone, new Date(now.getTime() + DAY_MS))
    if (body.bookedOn > latest || body.bookedOn < dayIn(zone, withdrawal.requestedAt))
      return { refused: 'manualPayouts.dayInvalid' }
    const { bookedOn } = body
    const state = decision.next
    const by = { id: operator.id, account: operator.account }
    if (
      !(await setRecorded(tx, payout.id, payout.merchant, {
        state,
        bankReference: reference,
        bookedOn,
        by,
        now,
      }))
    )
      return { refused: 'manualPayouts.referenceUsed' }
    await noteWithdrawal(tx, payout.id, {
      at: now,
      what: 'paymentRecorded',
      by: operator.account,
      note: reference,
    })
    await review.audit(tx, payout, call, {
      action: 'payouts.record',
      after: { state, bankReference: reference, bookedOn },
    })
    const paid = { reference, by: operator.account, now }
    const told = state === 'paid' ? await setPayoutPaid(app, tx, withdrawal, paid) : nothing
    return { reply: { state }, tell: told }
  })
  const result = await withIdempotency(app.db, call, run)
  await tell()
  return result
}

/** Another operator found the recorded transfer at the bank: the withdrawal is paid. */
export async function confirmPayout(
  app: App,
  { params }: Given<Office['confirm']>,
  call: CallFor<Office['confirm']>,
): Promise<Reply<Office['confirm']> | Refusal<Office['confirm']> | Conflict> {
  const { operator, now } = call
  const { run, tell } = step(app, params.id, async (tx, { payout, withdrawal }) => {
    const decision = decideConfirm(payout, operator.id)
    if ('refused' in decision) return decision
    await setConfirmed(tx, payout.id, { by: operator, now })
    await review.audit(tx, payout, call, { action: 'payouts.confirm', after: { state: 'paid' } })
    const paid = { reference: payout.bankReference ?? '', by: operator.account, now }
    return {
      reply: { state: 'paid' as const },
      tell: await setPayoutPaid(app, tx, withdrawal, paid),
    }
  })
  const result = await withIdempotency(app.db, call, run)
  await tell()
  return result
}

/** The record does not stand in the bank's list: it is removed, and its operator has the payment again. */
export async function reopenPayout(
  app: App,
  { params, body }: Given<Office['reopen']>,
  call: CallFor<Office['reopen']>,
): Promise<Reply<Office['reopen']> | Refusal<Office['reopen']>> {
  const { operator, now } = call
  const { run, tell } = step(app, params.id, async (tx, { payout }) => {
    const decision = decideReopen(payout)
    if ('refused' in decision) return decision
    const { reason } = body
    await setReopened(tx, payout.id, reason)
    await noteWithdrawal(tx, payout.id, {
      at: now,
      what: 'paymentReopened',
      by: operator.account,
      note: reason,
    })
    const after = { state: 'claimed', removed: payout.bankReference ?? '' }
    await review.audit(tx, payout, call, { action: 'payouts.reopen', after, reason })
    return { reply: {}, tell: nothing }
  })
  const result = await inTransaction(app.db, run)
  await tell()
  return result
}

/** The bank rejected or returned the transfer: amount and fee go back to the wallet, once. */
export async function failPayout(
  app: App,
  { params, body }: Given<Office['fail']>,
  call: CallFor<Office['fail']>,
): Promise<Reply<Office['fail']> | Refusal<Office['fail']> | Conflict> {
  const { operator, now } = call
  const { run, tell } = step(app, params.id, async (tx, { payout, withdrawal }) => {
    const decision = decideFail(payout, withdrawal, operator.id)
    if ('refused' in decision) return decision
    const { reason } = body
    await setFailed(tx, payout.id, { reason, now })
    await review.audit(tx, payout, call, { action: 'payouts.fail', after: { state: 'failed' }, reason })
    const told = await setPayoutFailed(app, tx, withdrawal, { reason, by: operator.account, now })
    return { reply: {}, tell: told }
  })
  const result = await withIdempotency(app.db, call, run)
  await tell()
  return result
}
