import type { Tx } from '#db/pool.ts'
import { claimsOf } from '#db/review/claims.ts'
import { reviewOf } from '#features/money/reviewed-orders/public.ts'
import { decideApproval } from '#features/money/reviewed-orders/rules.ts'
import { offerWithdrawal } from '#features/money/p2p-payouts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellBalance, tellHeld } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawalsOffice } from '../contract/office.ts'
import { isOpenForReview, type WithdrawalState } from '../rules/states.ts'
import { addEvent } from '../store/facts.ts'
import { setFirstYes, setLastYes, setMatching, setOver } from '../store/changes.ts'
import { lockWithdrawal, referenceOf, withdrawalById, type WithdrawalRow } from '../store/withdrawals.ts'
import { paySums, releaseSums } from './money.ts'
import { sendPayout } from './payout.ts'
import { refuseStopped, type StoppedRefusal } from './stops.ts'
import { tellOutcome, tellWithdrawal } from './tell.ts'

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

/** Takes a withdrawal for its first or second approval, and gives it back. */
export const { claim: claimWithdrawal, release: releaseWithdrawal } = review

/** Approves. The last approval posts the held money, in the same transaction; then the processor is told. */
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
  const via = isAutomatic ? 'matching' : asked
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

async function agree(
  app: App,
  tx: Tx,
  row: WithdrawalRow,
  {
    call,
    is,
    via,
  }: { readonly call: Operating; readonly is: 'first' | 'last'; readonly via: 'processor' | 'matching' },
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
  if (via === 'matching') {
    await setMatching(tx, row.id)
    await addEvent(tx, row.id, { at: now, what: 'offered', by: operator.account })
    const { merchant, currency, memberId } = row
    const offer = { merchant, currency, memberId, withdrawal: row.id, amount: row.amount - row.fee }
    await offerWithdrawal(tx, { ...offer, by: operator.account, now })
  }
  const wallet = await paySums(tx, via === 'matching' ? { ...row, processor: 'matching' } : row)
  if (wallet === 'frozen') return wallet
  const tell = async () => {
    tellBalance(app, row.memberId, wallet)
    await tellWithdrawal(app, { ...row, state: 'paying' })
    if (via === 'processor') await sendPayout(app, { ...row, state: 'paying' })
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
