import { writeAudit } from '#features/platform/audit/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { Db, Tx } from '#db/pool.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { WalletAfter } from '#ledger/types.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import { correctionCredit, correctionDebit } from './postings.ts'
import { checkOwn, checkSecond, corrected } from './rules.ts'
import {
  decideAdjustment,
  insertAdjustment,
  lockAdjustment,
  type AdjustmentRow,
  type Direction,
} from './store.ts'

type Call = Keyed & { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

type Proposal = {
  readonly member: bigint
  readonly direction: Direction
  readonly amount: Minor
  readonly reason: string
}

const objectOf = (id: string): string => `adjustment:${id}`

/** After a commit: open queues refetch. */
export async function tellQueue(app: App): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'adjustments.queue', seq, patch: {} })
}

/** The adjusted wallet; undefined before the member's first money. */
async function cashOf(db: Db, memberId: bigint) {
  return (await walletsOf(db, memberId)).find(({ kind, state }) => kind === 'cash' && state !== 'closed')
}

/** The member and current balance of an adjustment. */
export async function walletToCorrect(app: App, memberId: bigint) {
  const member = await memberById(app.db, memberId)
  if (!member) return { refused: 'adjustments.unknownMember' } as const
  const { account, merchant } = member
  const wallet = await cashOf(app.db, memberId)
  return {
    account,
    merchant,
    wallet: wallet ? { currency: wallet.currency, balance: wallet.balance } : null,
  }
}

/** Proposes an adjustment of a member's cash wallet; nothing is posted yet. */
export function proposeAdjustment(
  app: App,
  { member: memberId, direction, amount, reason }: Proposal,
  call: Call,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const member = await memberById(tx, memberId)
    if (!member) return { refused: 'adjustments.unknownMember' } as const
    const wallet = await cashOf(tx, memberId)
    if (!wallet) return { refused: 'adjustments.noWallet' } as const
    const { id, number } = await insertAdjustment(tx, {
      memberId,
      merchant: member.merchant,
      wallet: wallet.id,
      currency: wallet.currency,
      direction,
      amount,
      reason,
      balanceSeen: wallet.balance,
      operator,
      now,
    })
    const after = {
      member: memberId,
      direction,
      amount: moneyText(amount),
      currency: wallet.currency,
      number,
    }
    await writeAudit(tx, {
      operator,
      action: 'adjustments.propose',
      object: objectOf(id),
      after,
      reason,
      ip,
      now,
    })
    return { id, number: number.toString() }
  })
}

type Chosen = { readonly id: string; readonly reason: string | null }

type Check<R> = (row: AdjustmentRow, operator: string) => R | null

/** Finds and locks a pending adjustment; refuses if this operator cannot decide it. */
async function decidable<R extends string>(
  tx: Tx,
  id: string,
  operator: string,
  check: Check<R>,
): Promise<{ readonly refused: R | 'adjustments.unknown' } | { readonly row: AdjustmentRow }> {
  const row = await lockAdjustment(tx, id)
  if (!row) return { refused: 'adjustments.unknown' }
  const refused = check(row, operator)
  return refused ? { refused } : { row }
}

const audited = (row: AdjustmentRow, { operator, ip, now }: Call, reason: string | null) => ({
  operator,
  object: objectOf(row.id),
  reason: reason ?? undefined,
  ip,
  now,
})

/**
 * Posts what another operator proposed (M12). The posting comes before the row's update, not last: the row and the audit entry record
 * the balance before and after as the ledger found them under the wallet's lock.
 */
export async function approveAdjustment(app: App, { id, reason }: Chosen, call: Call) {
  const told: { memberId: bigint; wallet: WalletAfter }[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const found = await decidable(tx, id, call.operator.id, checkSecond)
    if ('refused' in found) return found
    const { row } = found
    const posting = row.direction === 'credit' ? correctionCredit : correctionDebit
    const item = { posting, key: `adjustment:${id}`, wallet: row.wallet, amount: row.amount, ref: id }
    const [posted] = await post(tx, [item])
    if (!posted || posted.status === 'refused')
      return { refused: 'adjustments.ledgerRefused', detail: { why: posted?.reason ?? 'nothing' } } as const
    const after = posted.balance
    const before = corrected(after, row.direction === 'credit' ? 'debit' : 'credit', row.amount)
    const { operator, now } = call
    await decideAdjustment(tx, { id, state: 'posted', operator, reason, now, before, after })
    await writeAudit(tx, {
      ...audited(row, call, reason),
      action: 'adjustments.approve',
      before: { state: row.state, balance: moneyText(before), proposedBy: row.proposedByAccount },
      after: { state: 'posted', balance: moneyText(after), seq: posted.seq },
    })
    told.push({ memberId: row.memberId, wallet: posted })
    return { before, after }
  })
  for (const { memberId, wallet } of told) tellBalance(app, memberId, wallet)
  return result
}

/** Closes a proposal without posting. */
async function close<S extends 'rejected' | 'withdrawn'>(
  tx: Tx,
  row: AdjustmentRow,
  state: S,
  reason: string | null,
  call: Call,
) {
  const { operator, now } = call
  await decideAdjustment(tx, { id: row.id, state, operator, reason, now, before: null, after: null })
  const action = state === 'rejected' ? 'adjustments.reject' : 'adjustments.withdraw'
  await writeAudit(tx, {
    ...audited(row, call, reason),
    action,
    before: { state: row.state },
    after: { state },
  })
  return { state }
}

export function rejectAdjustment(app: App, { id, reason }: Chosen, call: Call) {
  return withIdempotency(app.db, call, async (tx) => {
    const found = await decidable(tx, id, call.operator.id, checkSecond)
    return 'refused' in found ? found : close(tx, found.row, 'rejected', reason, call)
  })
}

/** Withdraws one's own proposal. */
export function withdrawAdjustment(app: App, { id, reason }: Chosen, call: Call) {
  return withIdempotency(app.db, call, async (tx) => {
    const found = await decidable(tx, id, call.operator.id, checkOwn)
    return 'refused' in found ? found : close(tx, found.row, 'withdrawn', reason, call)
  })
}
