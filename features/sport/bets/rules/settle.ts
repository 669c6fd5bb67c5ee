/**
 * Settlement: what a selection, a leg and a bet return, by the confirmed results. The market's own row decides (pair-markets.ts), the same
 * that priced it.
 *
 * - A count that was not played or not recorded voids the selection, except in an abandoned event what was decided by the score that it
 * reached: over 2.5 at 2:1 is won, under 2.5 lost, a home win void.
 * - A walkover and a cancelled event void everything. Bets accepted after `lateFrom` are void.
 * - Void legs count 1. A same-game combination is won if all of its selections are, void if one of them is, otherwise lost.
 * - Goalscorers: own goals do not count, and a player who did not start is void.
 * - Runners that finish level share the places that they fill: the stake is divided, each part pays the full price (dead heat).
 * - Sides that no rule of a competition separates share its title in the same way.
 * - A withdrawn runner is void; bets on others to win or be placed that were accepted before lose a part of their winnings by its price.
 * - An each-way bet is two bets of half the stake: the same multiple on the wins and on the places.
 * - A bet is settled as soon as its return is known: all legs decided, or no combination can still win.
 * - Money is rounded down once, in the operator's favour.
 *
 * Example: −0.25 at 1.90 and the match ends level: half of the stake is lost, half returned; the factor is 1/2.
 */
import { ONE, rational, type Rational } from '#kit/rational.ts'
import { isPairMarket, pairVerdict, type PairMarketKey } from '#game-kit/sports/markets/pair-markets.ts'
import {
  factorAt,
  LOSS,
  resultOf,
  sharedWin,
  VOID,
  WIN,
  type SelectionResult,
  type Verdict,
} from '#game-kit/sports/markets/verdict.ts'
import { isScorerMarket, settleScorer } from '#game-kit/sports/football/scorers.ts'
import { halfFullOf } from '#game-kit/sports/football/halves.ts'
import {
  eachWayFactor,
  eachWayMultiple,
  eachWayParts,
  lessDeduction,
  type EachWayParts,
} from '#game-kit/sports/multiples/each-way.ts'
import { isDead, multipleFactor } from '#game-kit/sports/multiples/settle.ts'
import type { System } from '#game-kit/sports/multiples/systems.ts'
import { nonRunnerDeduction } from '#game-kit/sports/others/race.ts'
import { returnOf } from '#game-kit/sports/odds/price.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import { isCombined, type Selected, type Ticket, type TicketLeg } from './ticket.ts'

/** A confirmed result, and when the bet was accepted. */
export type Against = { readonly result: EventResult; readonly acceptedAt: Date }

/**
 * The verdict that every continuation of an abandoned match has; null: it is open. As many further goals are tried as turn any lead, line
 * and score that the bet counts from, and more than a correct score names.
 */
function decidedAt(
  key: PairMarketKey,
  [, , line, outcome]: Selected,
  reached: Pair,
  from: Pair,
): Verdict | null {
  const most = reached[0] + reached[1] + from[0] + from[1] + Math.ceil(Math.abs(line) / 4) + 6
  let verdict: Verdict | null = null
  for (let home = 0; home <= most; home += 1)
    for (let away = 0; away <= most; away += 1) {
      const found = pairVerdict(key, outcome, line, [reached[0] + home, reached[1] + away], from)
      if (verdict !== null && found !== verdict) return null
      verdict = found
    }
  return verdict
}

function settlePair(
  key: PairMarketKey,
  selected: Selected,
  result: EventResult,
  from: Pair,
): SelectionResult {
  const [, period, line, outcome] = selected
  const count = result.counts[period]
  if (count) return resultOf(pairVerdict(key, outcome, line, count, from))
  if (result.how !== 'abandoned' || period !== 'full' || !result.reached) return VOID
  const verdict = decidedAt(key, selected, result.reached, from)
  return verdict === null ? VOID : resultOf(verdict)
}

const won = (isWon: boolean): SelectionResult => resultOf(isWon ? WIN : LOSS)

/** Home, none or away scored the goal of a number; void where the order of goals is not known. */
function settleNextGoal(
  [, , number, outcome]: Selected,
  { goals, counts, how, reached }: EventResult,
): SelectionResult {
  const goal = goals?.[number - 1]
  if (goal) return won(goal.side === outcome)
  const total = counts['full'] ?? (how === 'abandoned' ? reached : null)
  if (!total) return VOID
  const scored = total[0] + total[1]
  if (scored >= number) {
    if (total[0] === 0) return won(outcome === 'away')
    if (total[1] === 0) return won(outcome === 'home')
    return VOID
  }
  return how === 'abandoned' ? VOID : won(outcome === 'none')
}

/** The place of a runner and how it was shared; null: not placed. */
function placed(
  number: number,
  places: EventResult['places'],
): { readonly from: number; readonly level: number } | null {
  let from = 0
  for (const level of places ?? []) {
    if (level.includes(number)) return { from, level: level.length }
    from += level.length
  }
  return null
}

/** A runner among the first so many; runners level over the last places share them (dead heat). */
function settlePlaced(number: number, places: number, result: EventResult): SelectionResult {
  if (result.nonRunners.some((out) => out.number === number)) return VOID
  const found = placed(number, result.places)
  if (!found || found.from >= places) return won(false)
  const left = places - found.from
  return found.level <= left ? won(true) : sharedWin(left, found.level)
}

function settleForecast(outcome: string, result: EventResult): SelectionResult {
  const [first = 0, second = 0] = outcome.split('-').map(Number)
  const isOut = result.nonRunners.some(({ number }) => number === first || number === second)
  if (isOut) return VOID
  const [one, two] = [placed(first, result.places), placed(second, result.places)]
  if (!one || !two || one.from > 0) return won(false)
  if (one.level > 1) return one.from === two.from ? sharedWin(1, one.level * (one.level - 1)) : won(false)
  return two.from === 1 ? (two.level > 1 ? sharedWin(1, two.level) : won(true)) : won(false)
}

/** How one selection ended. */
export function settleSelection(
  selected: Selected,
  { result, acceptedAt }: Against,
  from: Pair = [0, 0],
): SelectionResult {
  const [market, , line, outcome] = selected
  if (result.how === 'cancelled' || result.how === 'walkover') return VOID
  if (result.lateFrom && acceptedAt.getTime() >= new Date(result.lateFrom).getTime()) return VOID
  if (isPairMarket(market)) return settlePair(market, selected, result, from)
  if (isScorerMarket(market)) {
    const { how, goals, lineups } = result
    return settleScorer(market, outcome, { how, goals, lineups: lineups ?? null })
  }
  switch (market) {
    case 'halfFull': {
      const { first, full } = result.counts
      return first && full ? won(halfFullOf(first, full) === outcome) : VOID
    }
    case 'nextGoal':
      return settleNextGoal(selected, result)
    case 'champion':
    case 'win':
      return result.places ? settlePlaced(Number(outcome), 1, result) : VOID
    case 'place':
      return result.places ? settlePlaced(Number(outcome), line, result) : VOID
    case 'forecast':
      return result.places ? settleForecast(outcome, result) : VOID
    default:
      return VOID
  }
}

const isWin = ({ result, voidHalves }: SelectionResult): boolean => result === 1 && voidHalves === 0
const isVoid = ({ voidHalves }: SelectionResult): boolean => voidHalves === 2

/** The whole of a leg: of several selections all must win. */
function settleCombined(leg: TicketLeg, against: Against): SelectionResult {
  const results = leg.s.map((selected) => settleSelection(selected, against, leg.f))
  const lost = results.find((each) => each.result === 0 && !isVoid(each))
  if (lost) return resultOf(LOSS)
  return results.every(isWin) ? resultOf(WIN) : VOID
}

/** Deductions are for bets that a rival less makes likelier to win: on a win or a place. */
const DEDUCTED: ReadonlySet<string> = new Set(['win', 'place'])

/** The part of winnings that is left to a bet accepted before runners were withdrawn: deductions add up to nine tenths at most. */
function keptOf({ result, acceptedAt }: Against): Rational {
  if (result.nonRunners.length === 0) return ONE
  const sum = result.nonRunners
    .filter(({ at }) => at !== null && new Date(at).getTime() > acceptedAt.getTime())
    .reduce((total, { price }) => total + (price === null ? 0 : nonRunnerDeduction(price)), 0)
  return rational(100 - Math.min(90, sum), 100)
}

/** What a leg returns per unit of its stake. */
export type LegEnd = {
  readonly factor: Rational
  readonly state: LegState
  /** Of an each-way leg. */
  readonly parts?: EachWayParts
}
export type LegState = 'won' | 'halfWon' | 'push' | 'void' | 'halfLost' | 'lost'

export function settleLeg(leg: TicketLeg, against: Against, ew?: Ticket['ew']): LegEnd {
  const first = leg.s[0]
  if (!first) throw new Error('sport bets: a leg without a selection')
  const end = isCombined(leg) ? settleCombined(leg, against) : settleSelection(first, against, leg.f)
  const kept = DEDUCTED.has(first[0]) ? keptOf(against) : ONE
  if (ew) return eachWayEnd(leg, end, { against, terms: leg.t ?? ew, kept })
  return {
    factor: factorAt(lessDeduction(returnOf(leg.p), kept), end),
    state: stateOf(end, against.result.how),
  }
}

/** An each-way leg: `win` is how its runner did as a winner. */
function eachWayEnd(
  { p, s: [selected] }: TicketLeg,
  win: SelectionResult,
  of: { readonly against: Against; readonly terms: NonNullable<Ticket['ew']>; readonly kept: Rational },
): LegEnd {
  const { against, terms, kept } = of
  const place = isVoid(win) ? VOID : settlePlaced(Number(selected?.[3]), terms.places, against.result)
  const parts = eachWayParts(p, terms, { win, place }, kept)
  return {
    factor: eachWayFactor(parts),
    state: isVoid(win) ? 'void' : win.result === 1 ? 'won' : place.result === 1 ? 'halfWon' : 'lost',
    parts,
  }
}

function stateOf({ result, voidHalves }: SelectionResult, how: EventResult['how']): LegState {
  if (voidHalves === 2) return how === 'played' ? 'push' : 'void'
  if (voidHalves === 1) return result === 1 ? 'halfWon' : 'halfLost'
  return result === 1 ? 'won' : 'lost'
}

/** What is known of a bet: its return, or that it is open. */
export type BetEnd =
  | { readonly state: 'open' }
  | { readonly state: 'won' | 'lost' | 'void'; readonly factor: Rational; readonly isAtRisk: boolean }

/**
 * How a bet ends by the results that there are; `against` is undefined for events without one. `decided`: how a leg has ended for another
 * reason than its result.
 */
export function settleBet(
  ticket: Ticket,
  against: (event: string) => Against | undefined,
  decided: (leg: TicketLeg) => LegEnd | null = () => null,
): BetEnd {
  const plain: LegEnd[] = []
  const bankers: LegEnd[] = []
  let [open, lost, atRisk] = [0, 0, 0]
  let isBankerLost = false
  for (const leg of ticket.legs) {
    const found = against(leg.e)
    const end = decided(leg) ?? (found ? settleLeg(leg, found, ticket.ew) : null)
    if (!end) {
      open += 1
      continue
    }
    const { factor, state } = end
    if (state !== 'push' && state !== 'void') atRisk += 1
    const isZero = factor.n === 0n
    if (leg.b) {
      bankers.push(end)
      isBankerLost ||= isZero
    } else {
      plain.push(end)
      lost += isZero ? 1 : 0
    }
  }
  const selections = ticket.legs.filter((leg) => !leg.b).length
  const system = { selections, sizes: ticket.sizes }
  const nothing = { n: 0n, d: 1n }
  if (open > 0)
    return isDead(system, lost, isBankerLost)
      ? { state: 'lost', factor: nothing, isAtRisk: true }
      : { state: 'open' }
  const factor = systemFactor(system, plain, bankers)
  if (atRisk === 0) return { state: 'void', factor: ONE, isAtRisk: false }
  return { state: factor.n === 0n ? 'lost' : 'won', factor, isAtRisk: true }
}

/** What all combinations return: of each-way bets half by wins, half by places. */
function systemFactor(system: System, plain: readonly LegEnd[], bankers: readonly LegEnd[]): Rational {
  const isEachWay = [...plain, ...bankers].some(({ parts }) => parts)
  if (!isEachWay)
    return multipleFactor(
      system,
      plain.map(({ factor }) => factor),
      bankers.map(({ factor }) => factor),
    )
  const partsOf = ({ factor, parts }: LegEnd): EachWayParts => parts ?? { win: factor, place: factor }
  return eachWayMultiple(system, plain.map(partsOf), bankers.map(partsOf))
}
