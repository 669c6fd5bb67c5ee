import { floorOf, type Rational } from '#kit/rational.ts'
import type { Currency } from '#kit/currency.ts'
import { placeTerms } from '#game-kit/sports/multiples/each-way.ts'
import type { WindowEpoch } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import { categoryOf, type SportRow } from '#features/sport/events/rules/sports.ts'
import { keyOf } from '#features/sport/prices/rules/offers.ts'
import { databaseNow } from '#features/play/shared-rounds/public/records.ts'
import { notOffered } from '#features/sport/events/public.ts'
import { DELAY_SECONDS, pricingOf } from '#features/sport/prices/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { stakeFactorOf } from '#features/sport/trading/public.ts'
import { bestFactor } from '../rules/factor.ts'
import { acceptedPrice, type Policy } from '../rules/policy.ts'
import { combinedPrice, offeredIn, positionOf, type LegProblem } from '../rules/leg-price.ts'
import { liabilityOf, stakeWithin, strictest, withFactor, type Most } from '../rules/limits.ts'
import {
  linesOf,
  isRelated,
  slipProblem,
  type AskedLeg,
  type AskedSlip,
  type Malformed,
} from '../rules/slip.ts'
import type { Ticket, TicketLeg } from '../rules/ticket.ts'
import type { Share } from '../store/exposure.ts'
import { exposureNow } from './shared/look-ups.ts'
import { presentOf, type Present } from './present.ts'

export type LegState = {
  readonly event: string
  readonly price: number | null
  readonly epoch: number
  readonly problem: LegProblem | null
}

/** A leg as it can be bet on now. */
type LegNow = LegState & { readonly present: Present | undefined }

/** Who asks; without an ID it is a visitor. */
export type Player = { readonly merchant: string; readonly currency: Currency; readonly id?: bigint }

/** A slip at present prices. */
export type Priced = {
  readonly legs: readonly LegState[]
  readonly lines: number
  readonly delaySeconds: number
  /** Null while a leg is not offered. */
  readonly accepted: {
    readonly ticket: Ticket
    readonly category: SportRow['category']
    /** Return per unit of stake if every leg wins. */
    readonly factor: Rational
    readonly windows: readonly WindowEpoch[]
    /** Its events that are football matches: early payout is on these. */
    readonly football: ReadonlySet<string>
  } | null
}

/** The member's policy of changed prices, and the source of events that the brand takes no bets on. */
type Taken = { readonly policy: Policy; readonly without: string | null }

/** The present price of a leg and what stands against it. */
async function legNow(app: App, asked: AskedLeg, { policy, without }: Taken): Promise<LegNow> {
  const present = await presentOf(app)(asked.event)
  const epoch = present?.event.epoch ?? 0
  const state = (price: number | null, problem: LegProblem | null): LegNow => ({
    event: asked.event,
    price,
    epoch,
    problem,
    present,
  })
  if (!present?.book || present.book.count === 0 || present.event.source === without)
    return state(null, 'closed')
  if (!present.isOpen) return state(null, 'suspended')
  const { offers } = present.book
  if (asked.selections.some(({ market, period }) => present.stopped.has(`${market}|${period}`)))
    return state(null, 'suspended')
  const [first] = asked.selections
  if (!first) return state(null, 'gone')
  const found = asked.selections.length === 1 ? offeredIn(offers, first) : await combined(app, present, asked)
  if (!found) return state(null, 'gone')
  if ('problem' in found) return state(null, found.problem)
  const isMoved = asked.epoch !== epoch || acceptedPrice(policy, asked.price, found.price) === null
  return state(found.price, isMoved ? 'moved' : null)
}

async function combined(app: App, { event, book }: Present, { selections }: AskedLeg) {
  if (event.sport !== 'football' || event.kind === 'outright' || !book)
    return { problem: 'notCombinable' } as const
  const pricing = await pricingOf(app.db, event.id)
  if (!pricing) return { problem: 'closed' } as const
  const shifted = pricing.expected.map((value, at) => value + (pricing.shift[at] ?? 0))
  return combinedPrice(positionOf(shifted, event.live, await databaseNow(app.db)), book.offers, selections)
}

/** Prices a slip; `malformed`: its legs cannot be one bet. */
export async function priceSlip(
  app: App,
  slip: AskedSlip,
  { policy, merchant }: { readonly policy: Policy; readonly merchant: string },
): Promise<Priced | { readonly malformed: Malformed }> {
  const malformed = slipProblem(slip)
  if (malformed) return { malformed }
  const taken = { policy, without: await notOffered(app, merchant) }
  const legs = await Promise.all(slip.legs.map((leg) => legNow(app, leg, taken)))
  if (isRelated(legs.flatMap(({ present }) => (present ? [present.event] : []))))
    return { malformed: 'related' }
  const terms = legs.map(({ present }) =>
    slip.isEachWay && present?.event.kind === 'match'
      ? placeTerms(present.event.runners?.length ?? 0, false)
      : null,
  )
  const states = legs.map(({ present: _, ...leg }, at) =>
    slip.isEachWay && !terms[at] ? { ...leg, problem: 'noPlace' as const } : leg,
  )
  const delaySeconds = legs.some(({ present }) => present?.event.state === 'live') ? DELAY_SECONDS : 0
  const base = { legs: states, lines: linesOf(slip), delaySeconds }
  if (states.some(({ price, problem }) => price === null || problem === 'noPlace'))
    return { ...base, accepted: null }
  const [ew] = terms
  const tickets = slip.legs.map((leg, at) => {
    const own = terms[at]
    const isOwn = own && ew && (own.places !== ew.places || own.fraction !== ew.fraction)
    return { ...ticketLeg(leg, legs[at]!), ...(isOwn ? { t: own } : {}) }
  })
  const ticket: Ticket = { legs: tickets, sizes: slip.sizes, ...(ew ? { ew } : {}) }
  const windows = legs.map(({ event, epoch }) => ({ id: event, epoch }))
  const sports = legs.map(({ present }) => present!.event.sport)
  const isEsports = sports.every((sport) => categoryOf(sport) === 'ESPORTS')
  const category = isEsports ? 'ESPORTS' : 'SPORTS'
  const football = new Set(legs.flatMap(({ event }, at) => (sports[at] === 'football' ? [event] : [])))
  return { ...base, accepted: { ticket, category, factor: bestFactor(ticket), windows, football } }
}

function ticketLeg({ event, selections, isBanker }: AskedLeg, { price, present }: LegNow): TicketLeg {
  const live = present?.event.state === 'live' ? present.event.live : null
  return {
    e: event,
    s: selections.map(({ market, period, line, outcome }) => [market, period, line, outcome] as const),
    p: price ?? 0,
    ...(isBanker ? { b: true as const } : {}),
    ...(live ? { f: live.score } : {}),
  }
}

const TEN_THOUSAND = 10_000

/** Odds in whole ten-thousandths, rounded down. */
export const oddsOf = (factor: Rational): bigint => (factor.n * BigInt(TEN_THOUSAND)) / factor.d

const bookName = ({ merchant, currency }: Player) => `${merchant}:${currency}`

/** What a bet reserves of each of its outcomes. */
export function sharesOf(
  accepted: Pick<NonNullable<Priced['accepted']>, 'ticket' | 'factor'>,
  stake: bigint,
  player: Player,
  most: bigint,
): readonly Share[] {
  const { legs } = accepted.ticket
  const payout = liabilityOf(floorOf(stake, accepted.factor), legs.length)
  return legs.map(({ e, s }) => ({
    event: e,
    outcome: s.map(([market, period, line, outcome]) => keyOf({ market, period, line, outcome })).join('+'),
    book: bookName(player),
    stake: stake / BigInt(legs.length),
    payout,
    most,
  }))
}

/** The least stake, the highest one by its return and the member's factor, and what an outcome may cost in all. */
export async function ownLimitsOf(app: App, player: Player, accepted: NonNullable<Priced['accepted']>) {
  const [factor, least, mostReturn, mostOutcome] = await Promise.all([
    player.id === undefined ? null : stakeFactorOf(app, { id: player.id, merchant: player.merchant }),
    settingOf(app, player.merchant, 'sportLeastStake'),
    settingOf(app, player.merchant, 'sportMostReturn'),
    settingOf(app, player.merchant, 'sportMostOutcome'),
  ])
  const byReturn: Most = { stake: stakeWithin(mostReturn, accepted.factor), reason: 'return' }
  return { least, most: withFactor(byReturn, factor), mostOutcome, factor }
}

/** The same with the highest stake that the bets of others leave, and the reason of the lower one. */
export async function limitsOf(app: App, player: Player, accepted: NonNullable<Priced['accepted']>) {
  const { least, most: byReturn, mostOutcome, factor } = await ownLimitsOf(app, player, accepted)
  const shares = sharesOf(accepted, 0n, player, mostOutcome)
  const taken = await exposureNow(
    app,
    shares.map(({ event }) => event),
    bookName(player),
  )
  // each leg is an equal part of the return
  const legs = BigInt(accepted.ticket.legs.length)
  const left = shares.map(({ event, outcome }): Most => {
    const used = taken.find((row) => row.event === event && row.outcome === outcome)?.payout ?? 0n
    const rest = used > mostOutcome ? 0n : mostOutcome - used
    return { stake: stakeWithin(rest * legs, accepted.factor), reason: 'market' }
  })
  const most = strictest([byReturn, ...left.map((limit) => withFactor(limit, factor))])
  return { least, most, mostOutcome }
}
