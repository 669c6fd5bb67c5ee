/**
 * Whether legs can be one bet. Selections of one event are related: they cannot be two legs of one bet; they may be one leg as a same-game
 * combination. The sizes that a system covers are counted without its bankers.
 */
import type { EventKind } from '#features/sport/events/rules/states.ts'
import { isSystem, lineCount, MOST_SELECTIONS } from '#game-kit/sports/multiples/systems.ts'

export type AskedLeg = {
  readonly event: string
  readonly selections: readonly Asked[]
  readonly price: number
  readonly epoch: number
  readonly isBanker: boolean
}

export type Asked = {
  readonly market: string
  readonly period: string
  readonly line: number
  readonly outcome: string
}

export type AskedSlip = {
  readonly legs: readonly AskedLeg[]
  readonly sizes: readonly number[]
  readonly isEachWay: boolean
}

export type Malformed = 'sizes' | 'related' | 'bankers' | 'eachWay' | 'duplicate'

/** Why the legs cannot be one bet; null: they can. */
export function slipProblem({ legs, sizes, isEachWay }: AskedSlip): Malformed | null {
  if (new Set(legs.map(({ event }) => event)).size < legs.length) return 'related'
  for (const { selections } of legs) {
    const names = selections.map(
      ({ market, period, line, outcome }) => `${market}|${period}|${line}|${outcome}`,
    )
    if (new Set(names).size < names.length) return 'duplicate'
  }
  const bankers = legs.filter(({ isBanker }) => isBanker).length
  const system = { selections: legs.length - bankers, sizes }
  if (!isSystem(system) || system.selections > MOST_SELECTIONS) return 'sizes'
  // size 0 is the bankers alone: it must not be a bet on nothing, nor beside others
  if (sizes.includes(0) && (bankers === 0 || sizes.length > 1 || system.selections > 0)) return 'bankers'
  const isRace = ({ selections }: AskedLeg) => selections.length === 1 && selections[0]?.market === 'win'
  return isEachWay && !legs.every(isRace) ? 'eachWay' : null
}

/** What of an event decides whether another one can be in the same bet. */
export type Related = { readonly kind: EventKind; readonly league: string }

/** Whether a winner of a league and one of its matches, or two of its outrights, are in one bet: each moves the chance of the other. */
export const isRelated = (events: readonly Related[]): boolean =>
  events.some(
    ({ kind, league }, at) =>
      kind === 'outright' && events.some((other, nth) => nth !== at && other.league === league),
  )

/** The number of single bets that a slip is made of; an each-way bet is two. */
export function linesOf({
  legs,
  sizes,
  isEachWay,
}: Pick<AskedSlip, 'sizes' | 'isEachWay'> & {
  readonly legs: readonly Pick<AskedLeg, 'isBanker'>[]
}): number {
  const selections = legs.filter(({ isBanker }) => !isBanker).length
  return lineCount({ selections, sizes }) * (isEachWay ? 2 : 1)
}
