import { inTransaction, type Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { depositsOffice } from '../../contract/office.ts'
import { priceDeposit } from '../../rules/fees.ts'
import { mostReceivable } from '../../rules/second.ts'
import { mayReview } from '../../rules/states.ts'
import { lockDeposit, referenceOf, setClaim, setClosed, type DepositRow } from '../../store/deposits.ts'
import { noteAlone } from '../../store/alone.ts'
import { addEvent } from '../../store/events.ts'
import { credit } from '../credit.ts'
import { tellDeposit } from '../tell.ts'
import { needsSecondNow } from './second.ts'

type Office = typeof depositsOffice
type Undecided = { readonly refused: 'deposits.unknown' | 'deposits.decided' }
type Operating = CallFor<Office['claim']>

async function lockForReview(tx: Tx, id: string): Promise<DepositRow | Undecided> {
  const row = await lockDeposit(tx, id)
  if (!row) return { refused: 'deposits.unknown' }
  return mayReview(row) ? row : { refused: 'deposits.decided' }
}

async function lockMine(
  tx: Tx,
  id: string,
  operator: string,
): Promise<DepositRow | Undecided | { readonly refused: 'deposits.notClaimedByYou' }> {
  const row = await lockForReview(tx, id)
  if ('refused' in row) return row
  return row.claimedBy === operator ? row : { refused: 'deposits.notClaimedByYou' }
}

type Entry = { readonly action: string; readonly after?: Record<string, string>; readonly reason?: string }

function audit(tx: Tx, row: DepositRow, { operator, ip, now }: Operating, entry: Entry): Promise<void> {
  const before = { reference: referenceOf(row.number), state: row.state, amount: moneyText(row.amount) }
  return writeAudit(tx, { operator, object: `deposit:${row.id}`, before, ip, now, ...entry })
}

/** Claims a deposit for review; an operator who has claimed it already keeps it. */
export async function claimDeposit(
  app: App,
  { params }: Given<Office['claim']>,
  call: Operating,
): Promise<Reply<Office['claim']> | Refusal<Office['claim']>> {
  const { operator, now } = call
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockForReview(tx, params.id)
    if ('refused' in row || row.claimedBy === operator.id) return row
    if (row.claimedByAccount)
      return { refused: 'deposits.claimed', detail: { by: row.claimedByAccount } } as const
    await setClaim(tx, row.id, { operator: operator.id, account: operator.account, now })
    await addEvent(tx, row.id, { at: now, what: 'claimed', by: operator.account })
    await audit(tx, row, call, { action: 'deposits.claim' })
    return row
  })
  if ('refused' in result) return result
  await tellDeposit(app, result)
  return {}
}

export async function releaseDeposit(
  app: App,
  { params }: Given<Office['release']>,
  call: CallFor<Office['release']>,
): Promise<Reply<Office['release']> | Refusal<Office['release']>> {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockMine(tx, params.id, call.operator.id)
    if ('refused' in row) return row
    await setClaim(tx, row.id, null)
    await addEvent(tx, row.id, { at: call.now, what: 'released', by: call.operator.account })
    await audit(tx, row, call, { action: 'deposits.release' })
    return row
  })
  if ('refused' in result) return result
  await tellDeposit(app, result)
  return {}
}

/** The money arrived: credits the received amount. */
export async function approveDeposit(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
): Promise<Reply<Office['approve']> | Refusal<Office['approve']> | { refused: 'idempotency.conflict' }> {
  const { operator, now } = call
  const news: (() => Promise<void>)[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockMine(tx, params.id, operator.id)
    if ('refused' in row) return row
    const most = mostReceivable(row)
    if (body.received > most) return { refused: 'deposits.aboveMost', detail: { most } } as const
    if (priceDeposit(body.received, row).credited <= 0n)
      return { refused: 'deposits.receivedTooSmall' } as const
    const isAlone = !call.approvedBy
    const asked = { received: body.received, operator: operator.id, now }
    if (isAlone && (await needsSecondNow(app, tx, row, asked)))
      return { refused: 'deposits.secondNeeded' } as const
    await audit(tx, row, call, {
      action: 'deposits.approve',
      after: { state: 'approved', received: moneyText(body.received) },
    })
    const { credited, fee, wallet } = await credit(tx, row, {
      received: body.received,
      as: 'approved',
      isLate: false,
      now,
      by: operator.account,
    })
    if (isAlone) await noteAlone(tx, row.id, operator.id)
    news.push(async () => {
      tellBalance(app, row.memberId, wallet)
      await tellDeposit(app, { ...row, state: 'approved' })
    })
    return { credited, fee }
  })
  for (const tell of news) await tell()
  return result
}

export async function rejectDeposit(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
): Promise<Reply<Office['reject']> | Refusal<Office['reject']> | { refused: 'idempotency.conflict' }> {
  const { operator, now } = call
  const news: DepositRow[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockMine(tx, params.id, operator.id)
    if ('refused' in row) return row
    await setClosed(tx, row.id, { state: 'rejected', reason: body.reason, now })
    await addEvent(tx, row.id, { at: now, what: 'rejected', by: operator.account, note: body.reason })
    await tellMember(tx, {
      memberId: row.memberId,
      kind: 'money',
      occasion: `deposit:${row.id}`,
      text: 'depositRejected',
      values: { amount: { minor: row.amount, currency: row.currency }, reason: body.reason },
      link: '/index?member=depositv2',
      now,
    })
    await audit(tx, row, call, {
      action: 'deposits.reject',
      after: { state: 'rejected' },
      reason: body.reason,
    })
    news.push(row)
    return {}
  })
  for (const row of news) await tellDeposit(app, { ...row, state: 'rejected' })
  return result
}
