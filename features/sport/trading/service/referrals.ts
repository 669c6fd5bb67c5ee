import { moneyText, parseMoney } from '#kit/money.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import type { BrandCount, WaitingAsked } from '#db/review/cutoffs.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor, OperatorCaller } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { brandsOf, reaches } from '#features/platform/operators/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { isNear } from '#features/play/shared-rounds/public/records.ts'
import {
  countWaiting,
  grantReferral,
  lockReferral,
  priceSlip,
  referralsOf,
  refuseReferral,
  tellPending,
  tellReferral,
  type ReferralRow,
} from '#features/sport/bets/public.ts'
import { potentialOf } from '#features/sport/bets/rules/picks.ts'
import { DELAY_SECONDS } from '#features/sport/prices/public.ts'
import { eventsByIds } from '#features/sport/events/public.ts'
import type { sportTrading } from '../contract.ts'
import { accountsOf } from '../store/ticker.ts'
import { eventsShown } from './shown.ts'

type Desk = typeof sportTrading
const SHOWN = 30
const UUID = /^[0-9a-f-]{36}$/i

const stakeOf = ({ request }: ReferralRow): bigint => parseMoney(request.stake) ?? 0n

/** The return if every leg wins, at the prices asked for; an each-way bet counts as if all of it were on the win: never too little. */
const potential = ({ request }: ReferralRow, stake: bigint): bigint =>
  potentialOf({ ...request, isEachWay: false }, stake) ?? 0n

export async function listReferrals(
  app: App,
  { query }: Given<Desk['referrals']>,
  { operator, now }: CallFor<Desk['referrals']>,
): Promise<Reply<Desk['referrals']>> {
  const limit = (query.limit ?? SHOWN) + 1
  const isWaiting = query.view === 'waiting'
  const before = query.before && UUID.test(query.before) ? query.before : null
  const rows = await referralsOf(app.db, { brands: brandsOf(operator), isWaiting, before, limit })
  const shown = rows.slice(0, limit - 1)
  const [eventOf, accounts] = await Promise.all([
    eventsShown(
      app,
      shown.flatMap(({ request }) => request.legs.map(({ event }) => event)),
    ),
    accountsOf(
      app.db,
      shown.map(({ memberId }) => memberId),
    ),
  ])
  const list = shown.map(async (row): Promise<Reply<Desk['referrals']>['list'][number]> => {
    const { request, caller } = row
    const { merchant, currency } = caller
    const priced = isWaiting ? await priceSlip(app, request, { policy: 'any', merchant }) : null
    return {
      id: row.id,
      at: row.at,
      until: row.until,
      state: row.state,
      merchant,
      currency,
      memberId: row.memberId,
      account: accounts.find(({ id }) => id === row.memberId)?.account ?? caller.account,
      stake: stakeOf(row),
      most: row.most,
      mostWhy: row.mostWhy,
      granted: row.granted,
      potential: potential(row, row.granted ?? stakeOf(row)),
      sizes: [...request.sizes],
      isEachWay: request.isEachWay,
      legs: request.legs.map(({ event, selections, price, isBanker }) => ({
        event: eventOf(event),
        selections: [...selections],
        price,
        isBanker,
        scoreAtBet: null,
      })),
      pricesNow: request.legs.map(({ event }) =>
        priced && 'legs' in priced ? (priced.legs.find((each) => each.event === event)?.price ?? null) : null,
      ),
      decidedBy: row.decidedBy,
      refusal: row.refusal?.code ?? null,
    }
  })
  return {
    now,
    list: await Promise.all(list),
    next: rows.length === limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

type Decision = Given<Desk['decide']>['body']
type Over = Refusal<Desk['decide']>

/** What stands against accepting a referral with a stake; null: nothing. */
async function objection(app: App, row: ReferralRow, body: Decision): Promise<Over | null> {
  if (!body.accept) return null
  const stake = stakeOf(row)
  if (body.stake > stake) return { refused: 'sportTrading.stakeAboveAsked', detail: { stake } }
  const { merchant } = row.caller
  const [least, most] = await Promise.all([
    settingOf(app, merchant, 'sportLeastStake'),
    settingOf(app, merchant, 'sportReferralMostReturn'),
  ])
  if (body.stake < least) return { refused: 'sportTrading.stakeBelowLeast', detail: { least } }
  return potential(row, body.stake) > most
    ? { refused: 'sportTrading.beyondAuthority', detail: { most } }
    : null
}

async function write(tx: Tx, row: ReferralRow, body: Decision, by: string, isLive: boolean): Promise<void> {
  if (body.accept)
    await grantReferral(tx, row.id, { stake: body.stake, by, waitMs: isLive ? DELAY_SECONDS * 1_000 : 0 })
  else await refuseReferral(tx, row.id, { code: 'sportBets.referralRejected', detail: { why: body.why }, by })
}

const auditOf = (body: Decision): Readonly<Record<string, string>> =>
  body.accept ? { accepted: moneyText(body.stake) } : { rejected: body.why }

/**
 * Decides a referral once, and never one of an account near to the operator (P6): its row is locked while it waits, so of two traders, a
 * withdrawal and the end of its time one counts. An accepted one is placed by the job that places bets in play, with the same checks of
 * prices, score, standing and balance.
 */
export async function decideReferral(
  app: App,
  { params, body }: Given<Desk['decide']>,
  { operator, ip, now }: CallFor<Desk['decide']>,
): Promise<Reply<Desk['decide']> | Refusal<Desk['decide']>> {
  const done = await inTransaction(app.db, async (tx): Promise<ReferralRow | Over> => {
    const row = await lockReferral(tx, params.referral)
    if (!row || !mayDecide(operator, row)) return { refused: 'sportTrading.referralOver' }
    const { memberId } = row
    if (await isNear(tx, { memberId, operator: operator.id, now })) return { refused: 'sportTrading.ownBet' }
    const against = await objection(app, row, body)
    if (against) return against
    const events = await eventsByIds(
      tx,
      row.request.legs.map(({ event }) => event),
    )
    const isLive = events.some(({ state }) => state === 'live')
    await write(tx, row, body, operator.account, isLive)
    if (!body.accept) await tellReferral(tx, row, { how: 'Rejected', now })
    await writeAudit(tx, {
      operator,
      action: 'sport.referral',
      object: `member:${memberId}`,
      before: { stake: moneyText(stakeOf(row)), most: moneyText(row.most) },
      after: auditOf(body),
      ip,
      now,
    })
    return row
  })
  if ('refused' in done) return done
  const { id, memberId } = done
  await tellPending(app, { id, memberId, bet: null, state: body.accept ? 'delayed' : 'refused' })
  return { done: true }
}

const mayDecide = (operator: OperatorCaller, { caller }: ReferralRow): boolean =>
  reaches(brandsOf(operator), caller.merchant)

/** Referrals that wait, for the work queue; overdue: less than half a minute is left. */
export const waitingReferrals = (reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> =>
  countWaiting(
    reader,
    brands.map(({ merchant }) => merchant),
  )
