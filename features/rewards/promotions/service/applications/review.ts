import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { promotionApplicationsOffice } from '../../contract/applications.ts'
import { decideReview } from '../../rules/application.ts'
import { giftFor, type Facts } from '../../rules/promotion.ts'
import {
  decideApplication,
  fits,
  isPicture,
  lockApplication,
  queue,
  referenceOf,
  type Application,
  type StoredFacts,
} from '../../store/applications.ts'
import { decideEntry, promotionById } from '../../store/promotions.ts'
import { give } from '../give.ts'
import { tellPromotions } from '../tell.ts'

type Office = typeof promotionApplicationsOffice
type List = Office['list']
type Approve = Office['approve']
type Reject = Office['reject']
const PAGE = 50

function factsOf({ depositsBefore, deposit }: StoredFacts): Facts {
  return { depositsBefore, deposit: deposit && { ...deposit, amount: BigInt(deposit.amount) } }
}

/** A page of the queue; without a brand, of all brands. */
export async function listApplications(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const { state = 'applying', merchant = null, find = null } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const { shown, next } = pageOf(rows, window)
  const promotions = new Map(
    await Promise.all(
      [...new Set(shown.map(({ promotion }) => promotion))].map(
        async (id) => [id, await promotionById(app.db, id)] as const,
      ),
    ),
  )
  return {
    list: shown.map(({ facts, deposit: _, gift: __, ...row }) => {
      const data = promotions.get(row.promotion)?.data
      const gift = data && giftFor(data, factsOf(facts))
      return {
        ...row,
        number: referenceOf(row.number),
        signals: [...row.signals],
        pictures: [...row.pictures],
        amount: gift && 'amount' in gift ? gift.amount : null,
      }
    }),
    next,
    counts: Object.fromEntries(counts.map((each) => [each.state, each.count])),
  }
}

/** Approves: the reward is offered in the same transaction, or nothing happens. */
export async function approveApplication(
  app: App,
  { params, body }: Given<Approve>,
  call: CallFor<Approve>,
): Promise<Reply<Approve> | Refusal<Approve> | { refused: 'idempotency.conflict' }> {
  const { now } = call
  const told: bigint[] = []
  const done = await withIdempotency(app.db, call, async (tx): Promise<Reply<Approve> | Refusal<Approve>> => {
    const row = await lockApplication(tx, params.id, body.merchant)
    if (!row) return { refused: 'promotions.unknownApplication' }
    const decision = decideReview(row, 'issued', now)
    if ('refused' in decision) return decision
    const promotion = await promotionById(tx, row.promotion)
    if (!promotion) throw new Error(`application ${row.id} has no promotion`)
    const { memberId, deposit } = row
    const of = { promotion, memberId, facts: factsOf(row.facts), deposit, isChecked: true, now }
    const given = await give(app, tx, of)
    if (!('reward' in given))
      return {
        refused: 'unmet' in given && given.unmet === 'budget' ? 'promotions.usedUp' : 'promotions.notNow',
      }
    await decide(tx, row, { state: 'issued', reason: null, call })
    told.push(memberId)
    return { state: 'issued' }
  })
  await tellAll(app, told)
  return done
}

/** Rejects with a reason that the member sees. */
export async function rejectApplication(
  app: App,
  { params, body }: Given<Reject>,
  call: CallFor<Reject>,
): Promise<Reply<Reject> | Refusal<Reject> | { refused: 'idempotency.conflict' }> {
  const { now } = call
  const told: bigint[] = []
  const done = await withIdempotency(app.db, call, async (tx): Promise<Reply<Reject> | Refusal<Reject>> => {
    const row = await lockApplication(tx, params.id, body.merchant)
    if (!row) return { refused: 'promotions.unknownApplication' }
    const decision = decideReview(row, 'rejected', now)
    if ('refused' in decision && decision.refused === 'promotions.alreadyDecided') return decision
    await decideEntry(
      tx,
      { promotion: row.promotion, memberId: row.memberId, now },
      { state: 'rejected', deposit: row.deposit },
    )
    await decide(tx, row, { state: 'rejected', reason: body.reason, call })
    told.push(row.memberId)
    return { state: 'rejected' }
  })
  await tellAll(app, told)
  return done
}

type Deciding = {
  readonly state: 'issued' | 'rejected'
  readonly reason: string | null
  readonly call: CallFor<Approve>
}

/** Writes the decision and the audit log, and tells the member. */
async function decide(tx: Tx, row: Application, { state, reason, call }: Deciding): Promise<void> {
  const { operator, ip, now } = call
  await decideApplication(tx, row.id, { state, by: operator.account, reason, now })
  await tellMember(tx, {
    memberId: row.memberId,
    kind: 'house',
    occasion: `promotion:${row.id}:${state}`,
    text: state === 'issued' ? 'promotionIssued' : 'promotionRejected',
    values: { promotion: row.title, reason: reason ?? '' },
    link: `/promoDetail?id=${row.promotion}`,
    now,
  })
  await writeAudit(tx, {
    operator,
    action: state === 'issued' ? 'promotions.approve' : 'promotions.reject',
    object: `promotionApplication:${row.id}`,
    before: { number: referenceOf(row.number), state: row.state, signals: row.signals.join(' ') },
    after: { state, promotion: row.title.en },
    ...(reason === null ? {} : { reason }),
    ip,
    now,
  })
}

async function tellAll(app: App, members: readonly bigint[]): Promise<void> {
  for (const memberId of members) {
    await tellPromotions(app, memberId)
    await tellRewards(app, memberId)
  }
}

/** Serves an image of an application to the operators of its brand. */
export async function showPicture(app: App, { params, query }: Given<Office['picture']>) {
  if (!(await isPicture(app.db, params.file, query.merchant)))
    return { refused: 'promotions.unknownPicture' } as const
  return { name: params.file, type: 'image/jpeg', bytes: await readPicture(app.files, params.file) }
}
