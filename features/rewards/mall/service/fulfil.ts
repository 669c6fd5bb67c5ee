import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { movePoints, pointsReturned, tellPoints } from '#features/rewards/points/public.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { App } from '#server/app.ts'
import type { mallOffice } from '../contract/office.ts'
import { mayBecome, type RedemptionState } from '../rules/mall.ts'
import { takeStock } from '../store/products.ts'
import { decideRedemption, fits, lockRedemption, queue, type Redemption } from '../store/redemptions.ts'
import { referenceOf, tellMall, viewOf } from './view.ts'

type Office = typeof mallOffice
type List = Office['redemptions']
const PAGE = 50

/** A page of the queue; without a brand, of all brands. */
export async function listRedemptions(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const { state = 'open', merchant = null, find = null } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const { shown, next } = pageOf(rows, window)
  return {
    list: shown.map((row) => ({
      ...viewOf(row),
      merchant: row.merchant,
      memberId: row.memberId,
      account: row.account,
      history: row.history.map((each) => ({ ...each, at: new Date(each.at) })),
    })),
    next,
    counts: Object.fromEntries(counts.map((each) => [each.state, each.count])),
  }
}

type Decide = Office['approve'] | Office['complete'] | Office['reject']
type Deciding = {
  readonly id: string
  readonly merchant: string
  readonly state: RedemptionState
  readonly remarks: string | null
  readonly shipment?: string
  readonly call: CallFor<Office['approve']>
}

/** Moves a redemption on; a rejection returns points and stock in the same transaction. */
async function decide(
  app: App,
  deciding: Deciding,
): Promise<Reply<Decide> | Refusal<Decide> | { refused: 'idempotency.conflict' }> {
  const { id, merchant, state, remarks, shipment, call } = deciding
  const { operator, now } = call
  const told: bigint[] = []
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Decide> | Refusal<Decide>> => {
    const row = await lockRedemption(tx, id, merchant)
    if (!row) return { refused: 'mall.unknownRedemption' }
    if (!mayBecome(row.state, state)) return { refused: 'mall.alreadyDecided', detail: { status: row.state } }
    if (state === 'approved' && row.address === null) return { refused: 'mall.noAddress' }
    await decideRedemption(tx, id, {
      state,
      by: operator.account,
      remarks,
      ...(shipment === undefined ? {} : { shipment }),
      now,
    })
    await note(tx, row, deciding)
    told.push(row.memberId)
    if (state !== 'rejected') return { status: state }
    if (row.product) await takeStock(tx, row.product, -row.quantity)
    if (row.points === 0) return { status: state }
    const item = await movePoints(tx, {
      holder: { id: row.memberId, merchant, currency: row.currency },
      posting: pointsReturned,
      type: 'redeem',
      points: major(row.points),
      key: `mall:${id}:returned`,
      ref: id,
      now,
    })
    const [posted] = await post(tx, [item])
    if (!posted || posted.status === 'refused') throw new Error(`redemption ${id}: points were not returned`)
    return { status: state }
  })
  for (const memberId of told) await tellMall(app, memberId)
  await tellPoints(app, told)
  return result
}

/** Tells the member, unless the goods have only arrived, and writes the audit log. */
async function note(
  tx: Tx,
  row: Redemption,
  { id, state, remarks, shipment, call }: Deciding,
): Promise<void> {
  const { operator, ip, now } = call
  const reference = referenceOf(row.number)
  if (state !== 'completed')
    await tellMember(tx, {
      memberId: row.memberId,
      kind: 'house',
      occasion: `mall:${id}:${state}`,
      text: state === 'approved' ? 'mallSent' : 'mallRejected',
      values:
        state === 'approved' ? { reference, shipment: shipment ?? '' } : { reference, reason: remarks ?? '' },
      link: '/pointMall',
      now,
    })
  await writeAudit(tx, {
    operator,
    action: `mall.${state}`,
    object: `redemption:${id}`,
    before: { number: reference, state: row.state },
    after: { state, ...(shipment === undefined ? {} : { shipment }) },
    ...(remarks === null ? {} : { reason: remarks }),
    ip,
    now,
  })
}

export function approveRedemption(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
) {
  return decide(app, { ...params, ...body, state: 'approved', call })
}

export function completeRedemption(
  app: App,
  { params, body }: Given<Office['complete']>,
  call: CallFor<Office['complete']>,
) {
  return decide(app, { ...params, ...body, state: 'completed', call })
}

export function rejectRedemption(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
) {
  return decide(app, { ...params, ...body, state: 'rejected', call })
}
