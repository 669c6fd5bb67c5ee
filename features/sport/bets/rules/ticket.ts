/**
 * A bet as it is stored: legs with the accepted price, what the system covers, and everything that its settlement needs. Field names are
 * short, because a million of them are kept.
 */
import type { PlaceTerms } from '#game-kit/sports/multiples/each-way.ts'
import type { SportRow } from '#features/sport/events/rules/sports.ts'

export type Selected = readonly [market: string, period: string, line: number, outcome: string]

export type TicketLeg = {
  /** The event. */
  readonly e: string
  readonly s: readonly Selected[]
  /** The accepted price, in ten-thousandths. */
  readonly p: number
  /** A banker. */
  readonly b?: true
  /** The score when it was accepted in play: Asian handicaps count from it. */
  readonly f?: readonly [number, number]
  /** Each-way: the place terms of its race, where they differ from the bet's. */
  readonly t?: PlaceTerms
}

export type Ticket = {
  readonly legs: readonly TicketLeg[]
  readonly sizes: readonly number[]
  /** An each-way bet, and the place terms of its races. */
  readonly ew?: PlaceTerms
  /** A boost by the terms of its acceptance. */
  readonly boost?: PinnedBoost
  /** Early payout by the terms of its acceptance. */
  readonly early?: PinnedEarly
}

/** Version of the campaign, steps of selections and percent, least price, and the most that is added; money as text. */
export type PinnedBoost = {
  readonly v: number
  readonly s: readonly (readonly [legs: number, percent: number])[]
  readonly p: number
  readonly m: string
}

/** Version of the campaign, and the lead in goals that wins. */
export type PinnedEarly = { readonly v: number; readonly by: number }

/** How it was settled. `n`: the settlement, 2 and more after corrections; `out`: cashed out instead, for all that ran. */
export type TicketOutcome = {
  readonly n: number
  readonly state: 'won' | 'lost' | 'void' | 'cashedOut'
}

export const isCombined = ({ s }: TicketLeg): boolean => s.length > 1

export type SportCategory = SportRow['category']

/** The game of a category's bets. */
export const gameOf = (category: SportCategory) => (category === 'ESPORTS' ? 'esports' : 'sports')

/** The category of a game's bets. */
export const categoryOfGame = (game: ReturnType<typeof gameOf>): SportCategory =>
  game === 'esports' ? 'ESPORTS' : 'SPORTS'
