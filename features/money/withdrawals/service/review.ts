import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { offerWithdrawal } from '#features/money/p2p-payouts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellBalance, tellHeld } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawalsOffice } from '../contract/office.ts'
import { decideApproval, decideClaim, isOpenForReview, type WithdrawalState } from '../rules/states.ts'
import { addEvent } from '../store/facts.ts'
import { setClaim, setFirstYes, setLastYes, setMatching, setOver } from '../store/changes.ts'
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

type Entry = { readonly action: string; readonly state: WithdrawalState; readonly reason?: string }

function audit(
  tx: Tx,
  row: WithdrawalRow,
  { operator, ip, now }: Operating,
  { state, ...entry }: Entry,
): Promise<void> {
  const before = { reference: referenceOf(row.number), state: row.state, amount: moneyText(row.amount) }
  return writeAudit(tx, {
    operator,
    object: `withdrawal:${row.id}`,
    before,
    after: { state },
    ip,
    now,
    ...entry,
  })
}

/** Claims a withdrawal, for the first or second approval. */
export async function claimWithdrawal(
  app: App,
  { params }: Given<Office['claim']>,
  call: Operating,
): Promise<Reply<Office['claim']> | Refusal<Office['claim']>> {
  const { operator, now } = call
  const result = await inTransaction(
    app.db,
    async (tx): Promise<WithdrawalRow | Refusal<Office['claim']>> => {
      const row = await lockWithdrawal(tx, params.id)
      if (!row) return { refused: 'withdrawals.unknown' }
      const decision = decideClaim(row, operator.id)
      if ('refused' in decision) {
        return decision.refused === 'withdrawals.claimed'
          ? { refused: decision.refused, detail: { by: row.claimedByAccount ?? '' } }
          : { refused: decision.refused }
      }
      if (decision.does === 'keep') return row
      const state = row.state === 'approved' ? 'approved' : 'claimed'
      await setClaim(tx, row.id, { state, by: { id: operator.id, account: operator.account, now } })
      await addEvent(tx, row.id, {
        at: now,
        what: row.firstBy ? 'claimedSecond' : 'claimed',
        by: operator.account,
      })
      await audit(tx, row, call, { action: 'withdrawals.claim', state })
      return { ...row, state }
    },
  )
  if ('refused' in result) return result
  await tellWithdrawal(app, result)
  return {}
}

type Unclaimed = {
  readonly refused: 'withdrawals.unknown' | 'withdrawals.decided' | 'withdrawals.notClaimedByYou'
}

async function lockMine(tx: Tx, id: string, operator: string): Promise<WithdrawalRow | Unclaimed> {
  const row = await lockWithdrawal(tx, id)
  if (!row) return { refused: 'withdrawals.unknown' }
  if (!isOpenForReview(row.state)) return { refused: 'withdrawals.decided' }
  return row.claimedBy === operator ? row : { refused: 'withdrawals.notClaimedByYou' }
}

export async function releaseWithdrawal(
  app: App,
  { params }: Given<Office['release']>,
  call: CallFor<Office['release']>,
): Promise<Reply<Office['release']> | Refusal<Office['release']>> {
  const { operator, now } = call
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockMine(tx, params.id, operator.id)
    if ('refused' in row) return row
    const state: WithdrawalState = row.state === 'approved' ? 'approved' : 'requested'
    await setClaim(tx, row.id, { state, by: null })
    await addEvent(tx, row.id, { at: now, what: 'released', by: operator.account })
    await audit(tx, row, call, { action: 'withdrawals.release', state })
    return { ...row, state }
  })
  if ('refused' in result) return result
  await tellWithdrawal(app, result)
  return {}
}

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
    const decision = decideApproval(row, call.operator.id)
    if ('refused' in decision) return decision
    const stopped = await refuseStopped(tx, row)
    if (stopped) return stopped
    const approved = await agree(app, tx, row, { call, is: decision.is, via })
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
    await audit(tx, row, call, { action: 'withdrawals.approve', state: 'approved' })
    return { state: 'approved', tell: () => tellWithdrawal(app, { ...row, state: 'approved' }) }
  }
  await setLastYes(tx, row.id, yes)
  await addEvent(tx, row.id, {
    at: now,
    what: row.firstBy ? 'approvedSecond' : 'approved',
    by: operator.account,
  })
  await audit(tx, row, call, { action: 'withdrawals.approve', state: 'paying' })
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
    const row = await lockMine(tx, params.id, operator.id)
    if ('refused' in row) return row
    await setOver(tx, row.id, { state: 'rejected', reason: body.reason, now })
    await addEvent(tx, row.id, { at: now, what: 'rejected', by: operator.account, note: body.reason })
    await tellOutcome(tx, row, { is: 'rejected', reason: body.reason, now })
    await audit(tx, row, call, { action: 'withdrawals.reject', state: 'rejected', reason: body.reason })
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
