import type { Tx } from '#db/pool.ts'
import { claimsOf } from '#db/review/claims.ts'
import { reviewOf } from '#features/money/reviewed-orders/public.ts'
import { decideApproval } from '#features/money/reviewed-orders/rules.ts'
import { openManualPayout, tellManualPayouts } from '#features/money/manual-payouts/public.ts'
import { offerWithdrawal } from '#features/money/p2p-payouts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellBalance, tellHeld } from '#features/money/wallet/public.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawalsOffice } from '../contract/office.ts'
import { isOpenForReview, type WithdrawalState } from '../rules/states.ts'
import { addEvent } from '../store/facts.ts'
import { setFirstYes, setLastYes, setOver, setWay } from '../store/changes.ts'
import { lockWithdrawal, referenceOf, withdrawalById, type WithdrawalRow } from '../store/withdrawals.ts'
import { paySums, releaseSums } from './money.ts'
import { sendPayout } from './payout.ts'
import { refuseStopped, type StoppedRefusal } from './stops.ts'
import { tellOutcome, tellWithdrawal } from './tell.ts'
import { isByHand } from './ways.ts'

type Office = typeof withdrawalsOffice
type Operating = CallFor<Office['claim']>
/** Frozen between our read and the posting: the ledger decides. */
const FROZEN: StoppedRefusal = { refused: 'withdrawals.stopped', detail: { stops: ['walletFrozen'] } }

type Conflict = { readonly refused: 'idempotency.conflict' }

const claims = claimsOf('withdrawal')

const review = reviewOf(
  {
    object: ({ id }: WithdrawalRow) => `withdrawal:${id}`,
    before: ({ number, state, amount }) => ({
      reference: referenceOf(number),
      state,
      amount: moneyText(amount),
    }),
    after: ({ state }) => ({ state }),
    actions: { claim: 'withdrawals.claim', release: 'withdrawals.release' },
    lock: lockWithdrawal,
    review: (row) => ({ ...row, isOpen: isOpenForReview(row.state) }),
    setClaim: async (tx, row, claim) => {
      const state: WithdrawalState = row.state === 'approved' ? 'approved' : claim ? 'claimed' : 'requested'
      await claims.set(tx, row.id, claim, state)
      return { ...row, state }
    },
    addEvent,
    tell: tellWithdrawal,
  },
  {
    unknown: { refused: 'withdrawals.unknown' },
    decided: { refused: 'withdrawals.decided' },
    notYours: { refused: 'withdrawals.notClaimedByYou' },
    claimed: (by) => ({ refused: 'withdrawals.claimed', detail: { by } }) as const,
    sameOperator: { refused: 'withdrawals.sameOperator' },
  },
)

/** Assigns a withdrawal for its first or second approval, and releases it. */
export const { claim: claimWithdrawal, release: releaseWithdrawal } = review

/** Approves. The last approval posts the held money, in the same transaction; then the processor is notified, or an operator pays it. */
export async function approveWithdrawal(
  app: App,
  { params }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
): Promise<Reply<Office['approve']> | Refusal<Office['approve']> | Conflict> {
  return approve(app, params.id, call, 'processor')
}

/** The same, but other members pay it. */
export async function offerToMembers(
  app: App,
  { params }: Given<Office['offer']>,
  call: CallFor<Office['offer']>,
): Promise<Reply<Office['offer']> | Refusal<Office['offer']> | Conflict> {
  const row = await withdrawalById(app.db, params.id)
  if (row && row.bankKind !== 'bank') return { refused: 'withdrawals.notMatchable' }
  return approve(app, params.id, call, 'matching')
}

async function approve(
  app: App,
  id: string,
  call: CallFor<Office['approve']>,
  asked: 'processor' | 'matching',
): Promise<Reply<Office['approve']> | Refusal<Office['approve']> | Conflict> {
  const row = await withdrawalById(app.db, id)
  const isAutomatic = row?.bankKind === 'bank' && (await settingOf(app, row.merchant, 'matchingAutomatic'))
  const isManual = asked === 'processor' && row !== null && isByHand(app, row)
  const via: Way = isAutomatic ? { is: 'matching' } : isManual ? await manualWay(app, row) : { is: asked }
  const after: (() => Promise<void>)[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (!row) return { refused: 'withdrawals.unknown' } as const
    const is = decideApproval({ ...row, isOpen: isOpenForReview(row.state) }, call.operator.id)
    if (is !== 'first' && is !== 'last') return { refused: `withdrawals.${is}` } as const
    const stopped = await refuseStopped(tx, row)
    if (stopped) return stopped
    const approved = await agree(app, tx, row, { call, is, via })
    if (approved === 'frozen') return FROZEN
    after.push(approved.tell)
    return { state: approved.state }
  })
  for (const tell of after) await tell()
  return result
}

type Way =
  | { readonly is: 'processor' | 'matching' }
  /** Paid by an operator; the amount from which a second one confirms it. */
  | { readonly is: 'manual'; readonly secondFrom: Minor }

/** Read before the transaction: reading settings inside would take a second connection while one is held. */
async function manualWay(app: App, { merchant }: WithdrawalRow): Promise<Way> {
  return { is: 'manual', secondFrom: await settingOf(app, merchant, 'manualPayoutSecondFrom') }
}

/** What the last approval hands on: to other members, or to the operators who pay at the bank. */
async function handOn(tx: Tx, row: WithdrawalRow, via: Way, { operator, now }: Operating): Promise<void> {
  const { id, merchant, currency, memberId, number, dueAt } = row
  const order = { merchant, currency, memberId, amount: row.amount - row.fee, now }
  if (via.is === 'matching') {
    await addEvent(tx, id, { at: now, what: 'offered', by: operator.account })
    await offerWithdrawal(tx, { ...order, withdrawal: id, by: operator.account })
  } else if (via.is === 'manual') {
    await claims.set(tx, id, null) // another operator may pay it than the one who approved it
    await openManualPayout(tx, { ...order, id, number, dueAt, needsSecond: order.amount >= via.secondFrom })
  }
}

async function agree(
  app: App,
  tx: Tx,
  row: WithdrawalRow,
  { call, is, via }: { readonly call: Operating; readonly is: 'first' | 'last'; readonly via: Way },
): Promise<{ state: WithdrawalState; tell: () => Promise<void> } | 'frozen'> {
  const { operator, now } = call
  const yes = { by: operator.id, account: operator.account, now }
  if (is === 'first') {
    await setFirstYes(tx, row.id, yes)
    await addEvent(tx, row.id, { at: now, what: 'approvedFirst', by: operator.account })
    await review.audit(tx, row, call, { action: 'withdrawals.approve', after: { state: 'approved' } })
    return { state: 'approved', tell: () => tellWithdrawal(app, { ...row, state: 'approved' }) }
  }
  await setLastYes(tx, row.id, yes)
  await addEvent(tx, row.id, {
    at: now,
    what: row.firstBy ? 'approvedSecond' : 'approved',
    by: operator.account,
  })
  await review.audit(tx, row, call, { action: 'withdrawals.approve', after: { state: 'paying' } })
  const processor = via.is === 'processor' ? row.processor : via.is
  if (processor !== row.processor) await setWay(tx, row.id, processor)
  await handOn(tx, row, via, call)
  const wallet = await paySums(tx, { ...row, processor })
  if (wallet === 'frozen') return wallet
  const tell = async () => {
    tellBalance(app, row.memberId, wallet)
    await tellWithdrawal(app, { ...row, state: 'paying' })
    if (via.is === 'manual') await tellManualPayouts(app)
    if (via.is === 'processor') await sendPayout(app, { ...row, state: 'paying' })
  }
  return { state: 'paying', tell }
}

export async function rejectWithdrawal(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
): Promise<Reply<Office['reject']> | Refusal<Office['reject']> | Conflict> {
  const { operator, now } = call
  const after: (() => Promise<void>)[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const held = await review.hold(tx, params.id, call)
    if ('no' in held) return held.no
    const { row } = held
    await setOver(tx, row.id, { state: 'rejected', reason: body.reason, now })
    await addEvent(tx, row.id, { at: now, what: 'rejected', by: operator.account, note: body.reason })
    await tellOutcome(tx, row, { is: 'rejected', reason: body.reason, now })
    await review.audit(tx, row, call, {
      action: 'withdrawals.reject',
      after: { state: 'rejected' },
      reason: body.reason,
    })
    const wallet = await releaseSums(tx, row)
    after.push(async () => {
      await tellHeld(app, row.memberId, wallet)
      await tellWithdrawal(app, { ...row, state: 'rejected' })
    })
    return {}
  })
  for (const tell of after) await tell()
  return result
}
