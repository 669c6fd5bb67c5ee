import { writeAudit } from '#features/platform/audit/public.ts'
import { exportOrders } from '#features/money/reviewed-orders/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { currencies } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { amountText } from '#texts/decimals.ts'
import type { p2pPayoutsOffice } from '../contract.ts'
import { fits, matchesBelow, proofsOf, queue, referenceOf, type MatchRow } from '../store/matches.ts'
import { changeOffer, lockOffer, offersBy } from '../store/offers.ts'
import { matchView } from './member.ts'
import { finishOffer } from './offer.ts'
import { lockMatch, receiveMatch, type AfterCommit } from './receive.ts'

type Office = typeof p2pPayoutsOffice
type Export = Office['export']
type Judge = Office['judge']
type Close = Office['close']
type Conflict = { readonly refused: 'idempotency.conflict' }

/** Offers, and matches, that a page shows. */
const PAGE = 50

export async function listOffers(
  app: App,
  { query }: Given<Office['offers']>,
): Promise<Reply<Office['offers']>> {
  const window = windowOf(query, PAGE)
  const { merchant = null, state = 'open' } = query
  const { shown, next } = pageOf(
    await offersBy(app.db, { merchant, isDone: state === 'done', ...window }),
    window,
  )
  return {
    rows: shown.map(({ number, returns: _returns, ...row }) => ({ ...row, reference: `W-${number}` })),
    next,
  }
}

export async function listMatches(
  app: App,
  { query }: Given<Office['matches']>,
): Promise<Reply<Office['matches']>> {
  const { merchant = null, state = null, find = null } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const page = pageOf(rows, window)
  const shown = page.shown.map(async (row) => ({
    ...matchView(row),
    merchant: row.merchant,
    withdrawal: row.withdrawal,
    deposit: row.deposit,
    senderId: row.senderId,
    sender: row.sender,
    receiverId: row.receiverId,
    receiver: row.receiver,
    reviewWhy: row.reviewWhy,
    hasSlip: row.hasSlip,
    judgedBy: row.judgedBy,
    createdAt: row.createdAt,
    proofIds: row.proofs ? (await proofsOf(app.db, row.id)).map(({ id }) => id) : [],
  }))
  return {
    rows: await Promise.all(shown),
    next: page.next,
    counts: Object.fromEntries(counts.map((each) => [each.state, each.count])),
  }
}

/** Who was paid by whom, newest first, as CSV. */
export function exportMatches(app: App, { body }: Given<Export>, call: CallFor<Export>): Promise<Download> {
  const merchant = body.merchant ?? null
  return exportOrders<MatchRow>(app, call, {
    name: 'member-transfers',
    head: [
      'reference',
      'at',
      'merchant',
      'sender',
      'receiver',
      'amount',
      'arrived',
      'currency',
      'state',
      'judgedBy',
    ],
    action: 'matching.export',
    object: 'matches',
    asked: { merchant },
    read: (window) => matchesBelow(app.db, { merchant, ...window }),
    cells: (row) => [
      referenceOf(row.number),
      row.createdAt,
      row.merchant,
      row.sender,
      row.receiver,
      amountText(row.amount, row.currency),
      row.arrived === null ? null : amountText(row.arrived, row.currency),
      row.currency,
      app.words(call.language, `matchingOffice.state.${row.state}`),
      row.judgedBy,
    ],
  })
}

export async function proofPicture(
  app: App,
  { params }: Given<Office['proof']>,
): Promise<Download | Refusal<Office['proof']>> {
  const proof = (await proofsOf(app.db, params.id)).find(({ id }) => id === params.proof)
  if (!proof) return { refused: 'matching.unknown' }
  return {
    name: 'proof.jpg',
    type: 'image/jpeg',
    bytes: await readPicture(app.files, proof.file),
  }
}

/** The operator's decision on a disputed transfer; what arrived is credited in the same transaction. */
export async function judgeMatch(
  app: App,
  { params, body }: Given<Judge>,
  { operator, ip, now, ...call }: CallFor<Judge>,
): Promise<Reply<Judge> | Refusal<Judge> | Conflict> {
  const after: AfterCommit[] = []
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Judge> | Refusal<Judge>> => {
    const match = await lockMatch(tx, params.id)
    if (!match) return { refused: 'matching.unknown' }
    if (match.state !== 'disputed' && match.state !== 'review') return { refused: 'matching.notDisputed' }
    // an operator who approved the receiver's payout cannot confirm its arrival (decision 49)
    const offer = await lockOffer(tx, match.withdrawal)
    if (offer?.offeredBy === operator.account) return { refused: 'matching.sameOperator' }
    const { arrived, reason } = body
    if (arrived > match.amount || arrived % currencies[match.currency].payable !== 0n)
      return { refused: 'matching.partInvalid' }
    const state = arrived > 0n ? 'received' : 'cancelled'
    await writeAudit(tx, {
      operator,
      action: 'matching.judge',
      object: `match:${match.id}`,
      before: {
        reference: referenceOf(match.number),
        said: moneyText(match.arrived ?? 0n),
        amount: moneyText(match.amount),
      },
      after: { arrived: moneyText(arrived), state },
      reason,
      ip,
      now,
    })
    after.push(await receiveMatch(app, tx, match, { arrived, by: operator.account, reason, now }))
    return { state }
  })
  for (const tell of after) await tell()
  return result
}

export async function closeOffer(
  app: App,
  { params, body }: Given<Close>,
  { operator, ip, now, ...call }: CallFor<Close>,
): Promise<Reply<Close> | Refusal<Close> | Conflict> {
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Close> | Refusal<Close>> => {
    const offer = await lockOffer(tx, params.id)
    if (!offer) return { refused: 'matching.unknown' }
    if (offer.state !== 'open') return { refused: 'matching.offerOver' }
    await changeOffer(tx, offer.withdrawal, { state: 'closing' })
    await writeAudit(tx, {
      operator,
      action: 'matching.close',
      object: `withdrawal:${offer.withdrawal}`,
      before: { open: moneyText(offer.open), credited: moneyText(offer.credited) },
      after: { state: 'closing' },
      reason: body.reason,
      ip,
      now,
    })
    return {}
  })
  if (!('refused' in result)) await finishOffer(app, params.id)
  return result
}
