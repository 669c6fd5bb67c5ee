import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { addDays } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { referralsOffice } from '../contract/office.ts'
import { decideApproval } from '../rules/referral.ts'
import { costsOf, fits, funnelOf, queue, referenceOf, termsOf } from '../store/office.ts'
import { endTerms, lockReferral, markDecided, openTerms, type Referral } from '../store/referrals.ts'
import { settleOne } from './settle.ts'
import { tellReferrals } from './tell.ts'

type Office = typeof referralsOffice
type List = Office['list']
type Report = Office['report']
type Approve = Office['approve']
type Reject = Office['reject']

const PAGE = 50
/** Longest period of a report; days beyond these are read as these. */
const MAX_DAYS = 400
const FIRST = '2000-01-01'
const LAST = '2999-12-31'

/** A page of referrals; without a brand, of all brands. */
export async function listReferrals(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const { state = 'review', merchant = null, find = null } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const { shown, next } = pageOf(rows, window)
  const terms = await termsOf(
    app.db,
    shown.map(({ memberId }) => memberId),
  )
  return {
    list: shown.map((row) => ({
      ...row,
      number: referenceOf(row.number),
      signals: [...row.signals],
      terms: terms
        .filter(({ memberId }) => memberId === row.memberId)
        .map(({ memberId: _, ...term }) => term),
    })),
    next,
    counts: Object.fromEntries(counts.map((each) => [each.state, each.count])),
  }
}

/** The funnel of the friends of a period, and the cost of that period. */
export async function reportReferrals(app: App, { query }: Given<Report>): Promise<Reply<Report>> {
  const brand = await app.merchants.byCode(query.merchant)
  if (!brand) {
    const counts = { registered: 0, deposited: 0, qualified: 0, rewarded: 0 }
    return { currency: null, counts, inReview: 0, deposits: 0n, revenue: 0n, rows: [] }
  }
  const from = query.from < FIRST ? FIRST : query.from > LAST ? LAST : query.from
  const asked = query.to < from ? from : query.to > LAST ? LAST : query.to
  const to = asked > addDays(from, MAX_DAYS) ? addDays(from, MAX_DAYS) : asked
  const period = { from: dayBounds(brand.timeZone, from).from, to: dayBounds(brand.timeZone, to).to }
  const [{ inReview, deposits, revenue, ...counts }, rows] = await Promise.all([
    funnelOf(app.db, brand.code, period),
    costsOf(app.db, brand.code, period),
  ])
  return { currency: brand.currency, counts, inReview, deposits, revenue, rows }
}

/** Lets a referral through and gives what is met, in the transaction of the second operator's approval. */
export async function approveReferral(
  app: App,
  { params, body }: Given<Approve>,
  call: CallFor<Approve>,
): Promise<Reply<Approve> | Refusal<Approve> | { refused: 'idempotency.conflict' }> {
  let told: readonly bigint[] = []
  const done = await withIdempotency(app.db, call, async (tx): Promise<Reply<Approve> | Refusal<Approve>> => {
    const referral = await lockReferral(tx, params.id, body.merchant)
    if (!referral) return { refused: 'referrals.unknown' }
    const decision = decideApproval(referral)
    if ('refused' in decision) return decision
    await decide(tx, referral, { state: 'approved', reason: body.reason, call })
    told = await settleOne(app, tx, { ...referral, state: 'approved' })
    return { state: 'approved' }
  })
  await tellReferrals(app, told)
  return done
}

/** Rejects a referral: nothing is given for it any more. */
export async function rejectReferral(
  app: App,
  { params, body }: Given<Reject>,
  call: CallFor<Reject>,
): Promise<Reply<Reject> | Refusal<Reject> | { refused: 'idempotency.conflict' }> {
  const { now } = call
  let told: readonly bigint[] = []
  const done = await withIdempotency(app.db, call, async (tx): Promise<Reply<Reject> | Refusal<Reject>> => {
    const referral = await lockReferral(tx, params.id, body.merchant)
    if (!referral) return { refused: 'referrals.unknown' }
    const { memberId, state } = referral
    if (state !== 'review') return { refused: 'referrals.decided', detail: { state } }
    await decide(tx, referral, { state: 'rejected', reason: body.reason, call })
    const promotions = (await openTerms(tx, memberId)).map(({ promotion }) => promotion)
    await endTerms(tx, memberId, { promotions, state: 'refused', now })
    told = [referral.referrerId]
    return { state: 'rejected' }
  })
  await tellReferrals(app, told)
  return done
}

type Deciding = {
  readonly state: 'approved' | 'rejected'
  readonly reason: string
  readonly call: CallFor<Approve>
}

async function decide(tx: Tx, referral: Referral, { state, reason, call }: Deciding): Promise<void> {
  const { operator, ip, now } = call
  await markDecided(tx, referral.memberId, { state, reason, by: operator.account, now })
  await writeAudit(tx, {
    operator,
    action: state === 'approved' ? 'referrals.approve' : 'referrals.reject',
    object: `referral:${referral.id}`,
    before: { state: referral.state, signals: referral.signals.join(' ') },
    after: { state, friend: `${referral.memberId}`, referrer: `${referral.referrerId}` },
    reason,
    ip,
    now,
  })
}
