import { byPower, climbRank, powerOf, TWO } from '#game-kit/cards/climbing/ranks.ts'

/**
 * Combinations of Southern Tien Len, in the order of cards of climbing games.
 *
 * Example: 9♥ beats 9♣. The pair 9♠ 9♥ beats 9♣ 9♦, since its highest card is higher. 5♠ 6♥ 7♦ beats 4♠ 5♥ 6♥.
 */
export type Kind = 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pairRun'

export interface Combination {
  readonly kind: Kind
  /** Number of cards. */
  readonly size: number
  /** Power of its highest card. */
  readonly power: number
}

/** What these cards are together, in any order; null if they are no combination. Requires different cards of one deck. */
export function combinationOf(cards: readonly number[]): Combination | null {
  const sorted = [...cards].sort(byPower)
  const size = sorted.length
  const highest = sorted.at(-1)
  if (highest === undefined) return null
  const kind = kindOf(sorted.map(climbRank))
  return kind && { kind, size, power: powerOf(highest) }
}

const SAME: Readonly<Record<number, Kind>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'four' }

function kindOf(ranks: readonly number[]): Kind | null {
  const size = ranks.length
  const first = ranks[0] ?? 0
  if (ranks.every((rank) => rank === first)) return SAME[size] ?? null
  // a two ends no run
  if (ranks.includes(TWO)) return null
  if (size >= 3 && ranks.every((rank, at) => rank === first + at)) return 'straight'
  const isPairs = size >= 6 && size % 2 === 0 && ranks.every((rank, at) => rank === first + (at >> 1))
  return isPairs ? 'pairRun' : null
}

/** The number of twos that a combination consists of. */
function twosIn({ kind, size, power }: Combination): number {
  const isTwos = power >> 2 === TWO && (kind === 'single' || kind === 'pair' || kind === 'triple')
  return isTwos ? size : 0
}

/** How much a chopping combination weighs: three consecutive pairs 1, four of a kind 2, four consecutive pairs 3; others 0. */
export function chopWeight({ kind, size }: Combination): number {
  if (kind === 'four') return 2
  if (kind !== 'pairRun') return 0
  return size / 2 - 2 + (size > 6 ? 1 : 0)
}

/**
 * Whether `next` may be played on `table`. Same kind and size: the higher power. Chops: three consecutive pairs beat one two; four of a
 * kind beats one or two twos and three consecutive pairs; four consecutive pairs beat those and four of a kind; a longer run of pairs
 * beats a shorter one.
 */
export function beats(next: Combination, table: Combination): boolean {
  if (next.kind === table.kind && next.size === table.size) return next.power > table.power
  const weight = chopWeight(next)
  if (weight === 0) return false
  const twos = twosIn(table)
  if (twos > 0) return twos <= (weight === 1 ? 1 : 2)
  const opposed = chopWeight(table)
  return opposed > 0 && weight > opposed
}

/** Whether playing it on the table is a chop, which fines the player whose cards are chopped. */
export function isChop(next: Combination, table: Combination): boolean {
  return chopWeight(next) > 0 && (twosIn(table) > 0 || chopWeight(table) > 0) && beats(next, table)
}

/** Four or more consecutive pairs may be played out of turn on what they chop, where the table allows it. */
export function mayInterrupt(next: Combination, table: Combination): boolean {
  return chopWeight(next) >= 3 && isChop(next, table)
}
