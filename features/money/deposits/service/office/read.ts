import { readPicture } from '#features/platform/images/public.ts'
import { readQueue } from '#features/money/reviewed-orders/public.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { depositsOffice } from '../../contract/office.ts'
import type { Throttle } from '../../rules/throttle.ts'
import { referenceOf } from '../../store/deposits.ts'
import { depositSlips, eventsOf, guardOf } from '../../store/events.ts'
import { fits, paidBefore, queue, type QueueFilter, type QueueRow } from '../../store/queue.ts'
import { wordsOf } from '../view.ts'

type Office = typeof depositsOffice
type Row = Reply<Office['list']>['rows'][number]

function rowView(row: QueueRow, { operator, language }: CallFor<Office['list']>): Row {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    merchant: row.merchant,
    memberId: row.memberId,
    member: row.member,
    method: row.code,
    methodName: wordsOf(row.name, language),
    kind: row.kind,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    state: row.state,
    isLate: row.isLate,
    createdAt: row.createdAt,
    claimedBy: row.claimedByAccount,
    isMine: row.claimedBy === operator.id,
  }
}

/** The back office's filter in the store's form. */
export function filterOf(asked: Given<Office['export']>['body']): QueueFilter {
  const { state = null, merchant = null, method = null, least = null, from = null, find = null } = asked
  return { state, merchant, method, least, from, find }
}

export async function listQueue(
  app: App,
  { query }: Given<Office['list']>,
  call: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const filter = filterOf(query)
  const asked = { page: query, state: filter.state, fits: fits(filter) }
  return readQueue(app.db, queue, asked, (row) => rowView(row, call))
}

export function holdOf(
  guard: Throttle,
  now: Date,
): { state: 'open' | 'held' | 'suspended'; until: Date | null } {
  if (guard.suspendedAt) return { state: 'suspended', until: null }
  return guard.heldUntil && guard.heldUntil > now
    ? { state: 'held', until: guard.heldUntil }
    : { state: 'open', until: null }
}

export async function oneForReview(
  app: App,
  { params }: Given<Office['one']>,
  call: CallFor<Office['one']>,
): Promise<Reply<Office['one']> | Refusal<Office['one']>> {
  const row = await queue.one(app.db, params.id)
  if (!row) return { refused: 'deposits.unknown' }
  const [steps, slips, before, guard] = await Promise.all([
    eventsOf(app.db, row.id),
    depositSlips.all(app.db, row.id),
    paidBefore(app.db, row.memberId),
    guardOf(app.db, row.memberId),
  ])
  return {
    ...rowView(row, call),
    credited: row.amount - row.fee,
    reported: row.reported,
    reason: row.reason,
    processorRef: row.processorRef,
    expiresAt: row.expiresAt,
    slips: slips.map(({ id, at, bytes, usedBefore }) => ({ id, at, bytes, usedBefore })),
    steps: [...steps],
    before,
    hold: holdOf(guard, call.now),
  }
}

export async function slipPicture(
  app: App,
  { params }: Given<Office['slip']>,
): Promise<Download | Refusal<Office['slip']>> {
  const slip = (await depositSlips.all(app.db, params.id)).find(({ id }) => id === params.slip)
  if (!slip) return { refused: 'deposits.unknown' }
  const bytes = await readPicture(app.files, slip.file)
  return { name: 'slip.jpg', type: 'image/jpeg', bytes }
}
