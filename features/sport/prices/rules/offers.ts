/**
 * All offers of an event, from the model of its sport. Football is priced in play, too; other sports until they start, unless their model
 * is told the state of play.
 */
import { arenaBook, shooterBook } from '#game-kit/sports/books/esports.ts'
import { basketballBook } from '#game-kit/sports/books/basketball.ts'
import type { PricedOffer } from '#game-kit/sports/books/book.ts'
import { cornersAndCards } from '#game-kit/sports/books/football-more.ts'
import { outrightBook } from '#game-kit/sports/books/outright.ts'
import { raceBook } from '#game-kit/sports/books/race.ts'
import { scorersBook } from '#game-kit/sports/books/scorers.ts'
import { tennisBook } from '#game-kit/sports/books/tennis.ts'
import { footballBook } from '#game-kit/sports/football/book.ts'
import type { Scorer } from '#game-kit/sports/football/scorers.ts'
import type { MatchState } from '#game-kit/sports/football/clock.ts'
import { minuteNow, type Live } from '#features/sport/events/rules/live.ts'
import type { SportKey } from '#features/sport/events/rules/sports.ts'
import {
  isBettable,
  isReplayed,
  isSeeded,
  type EventKind,
  type EventState,
} from '#features/sport/events/rules/states.ts'

export type Pricing = {
  /** The players of a football match; null: no goalscorer markets. */
  readonly scorers?: readonly Scorer[] | null | undefined
  readonly expected: readonly number[]
  readonly shift: readonly [number, number]
  readonly margin: number
  readonly margins: Readonly<Record<string, number>>
}

/** Margins of a sharp book on the markets that are compared most; lists of many outcomes carry more. */
export const usualMargins: Readonly<Record<string, number>> = {
  asianHandicap: 0.03,
  handicap: 0.04,
  total: 0.035,
  winner: 0.045,
  toWin: 0.045,
  correctScore: 0.15,
  halfFull: 0.12,
  winningMargin: 0.1,
  win: 0.15,
  place: 0.18,
  forecast: 0.25,
  champion: 0.12,
  scorerAnytime: 0.12,
  scorerFirst: 0.2,
  scorerLast: 0.2,
}

export type PricedEvent = {
  readonly sport: SportKey
  /** A match unless it says otherwise. */
  readonly kind?: EventKind
  /** Who supplies it: a virtual match is decided by its seed before it starts, and has the markets only that its seed decides. */
  readonly source: string
  /** Its key. */
  readonly league?: string
  readonly state: EventState
  readonly live: Live | null
}

/** The state of a football match as its model reads it. */
export function matchState(live: Live | null, now: Date): MatchState {
  if (!live) return { minute: 0, score: [0, 0], redCards: [0, 0] }
  return { minute: minuteNow(live, now), score: live.score, redCards: live.redCards }
}

const two = (values: readonly number[]): readonly [number, number] => [
  values[0] ?? 1,
  values[1] ?? values[0] ?? 1,
]

/** A trader's shift, kept within what a model can be told. */
const shifted = (
  [home, away]: readonly [number, number],
  shift: readonly [number, number],
  least: number,
  most: number,
): readonly [number, number] => {
  const within = (value: number) => Math.min(most, Math.max(least, value))
  return [within(home + shift[0]), within(away + shift[1])]
}

/** Every offer at a moment; none once betting is over. */
export function offersOf(event: PricedEvent, pricing: Pricing, now: Date): readonly PricedOffer[] {
  if (!isBettable(event.state)) return []
  if (isSeeded(event) && event.state === 'live') return []
  const margins = { margin: pricing.margin, margins: { ...usualMargins, ...pricing.margins } }
  const sides = two(pricing.expected)
  if (event.kind === 'outright') return outrightBook(pricing.expected, margins)
  const { shift } = pricing
  if (event.sport === 'football')
    return football(
      event,
      { sides: shifted(sides, shift, 0.05, 8), margins, scorers: pricing.scorers ?? [] },
      now,
    )
  if (event.state === 'live') return []
  switch (event.sport) {
    case 'basketball':
      return basketballBook(shifted(sides, shift, 20, 190), margins)
    case 'tennis':
      return tennisBook(shifted(sides, [shift[0] / 100, shift[1] / 100], 0.4, 0.9), margins)
    case 'shooter':
      return shooterBook(shifted(sides, [shift[0] / 100, 0], 0.2, 0.8)[0], margins)
    case 'arena':
      return arenaBook(shifted(sides, [shift[0] / 100, 0], 0.05, 0.95)[0], margins)
    case 'racing':
      return raceBook(pricing.expected, margins)
  }
}

type Football = {
  readonly sides: readonly [number, number]
  readonly margins: { readonly margin: number; readonly margins: Readonly<Record<string, number>> }
  readonly scorers: readonly Scorer[]
}

function football(
  event: PricedEvent,
  { sides, margins, scorers }: Football,
  now: Date,
): readonly PricedOffer[] {
  const pricing = { ...margins, shift: [0, 0] as const }
  const offers = footballBook(sides, matchState(event.live, now), pricing)
  if (event.state === 'live')
    return offers.filter(({ period }) => period !== 'first' || event.live?.period === 'first')
  // its seed decides goals; their order is drawn apart from the correction of the lowest scores, which the next goal's price leaves out
  const players = scorers.length > 0 ? scorersBook(sides, scorers, margins) : []
  if (isSeeded(event)) return [...offers.filter(({ market }) => market !== 'nextGoal'), ...players]
  // what no one counts would only be returned
  if (isReplayed(event.league ?? '')) return [...offers, ...players]
  return [...offers, ...players, ...cornersAndCards(sides, margins)]
}

/** The key of an outcome in an event: "total|full|10|over". */
export const keyOf = (of: {
  readonly market: string
  readonly period: string
  readonly line: number
  readonly outcome: string
}): string => `${of.market}|${of.period}|${of.line}|${of.outcome}`

/** Lines of a handicap or total in a dense list: the main one and the next ones. */
export const LISTED_LINES = 4

/**
 * The main offers of a list: who wins, and the `lines` most even lines of handicap and total, the main one first, of the whole event and
 * its first half.
 */
export function mainOf(offers: readonly PricedOffer[], lines = 1): readonly PricedOffer[] {
  const main: PricedOffer[] = []
  for (const period of ['full', 'first', 'games', 'map1', 'set1'])
    for (const market of ['winner', 'toWin', 'win', 'champion', 'asianHandicap', 'handicap', 'total']) {
      const found = offers.filter((offer) => offer.market === market && offer.period === period)
      const evenness = (offer: PricedOffer) =>
        Math.abs((offer.outcomes[0]?.fair ?? 0) - 1 / offer.outcomes.length)
      main.push(...found.toSorted((a, b) => evenness(a) - evenness(b)).slice(0, lines))
    }
  return main
}

/** The prices that differ between two versions; null: no longer offered. */
export function movesBetween(
  before: readonly PricedOffer[],
  after: readonly PricedOffer[],
): readonly (readonly [key: string, price: number | null])[] {
  const flat = (offers: readonly PricedOffer[]) =>
    new Map(
      offers.flatMap((offer) =>
        offer.outcomes.map(({ outcome, price }) => [keyOf({ ...offer, outcome }), price] as const),
      ),
    )
  const [old, now] = [flat(before), flat(after)]
  const moved = [...now].filter(([key, price]) => old.get(key) !== price)
  const gone = [...old.keys()].filter((key) => !now.has(key)).map((key) => [key, null] as const)
  return [...moved, ...gone]
}
