import { beyondStake } from '#features/sport/bets/rules/free-bets/free-bet.ts'
import type { BonusTerms } from './terms.ts'

/**
 * Terms of free rounds, as data: a number of rounds at one stake in the games named, which no other money pays. Example: ten rounds of
 * 1.00 cost the operator 10.00 in stakes; their winnings are cash, or a bonus with wagering of its own when the rounds are over.
 * Amounts are ledger units as decimal digits.
 */
export type FreeRoundsTerms = {
  readonly version: 1
  readonly kind: 'freeRounds'
  /** The games that the rounds can be played in; empty where categories are named. */
  readonly games: readonly string[]
  /** Instead of games: every game of these categories, of any vendor. */
  readonly categories?: readonly string[] | undefined
  /** The stake of each round. */
  readonly stake: string
  /** Days from their activation until they expire. */
  readonly days: number
  /** What becomes of the winnings: cash at once, or a bonus with these terms when the rounds are over. */
  readonly wins: 'cash' | BonusTerms
  /** Free bets, for sports: a win is paid without the stake, when the bets are over. */
  readonly isFreeBet?: boolean | undefined
  /**
   * The game's vendor gives the rounds: they are ordered by its API, it counts them, stakes nothing of ours and reports what they win.
   * Exactly one game is named.
   */
  readonly byVendor?: boolean | undefined
}

/** Whether what was granted are free bets: free rounds on sports. */
export const isFreeBets = ({ terms }: { readonly terms: Terms }): boolean =>
  isFreeRounds(terms) && terms.isFreeBet === true

/** Winnings are collected apart while the rounds are played: what becomes of them is known at their end. */
export const hasOwnWins = ({ wins, isFreeBet = false }: FreeRoundsTerms): boolean =>
  wins !== 'cash' || isFreeBet

export type FreeBet = { readonly staked: bigint; readonly returned: bigint }

/**
 * What free bets have won: of each bet what came back beyond its stake. Example: 1.00 at odds of 3.50 wins 2.50, and a lost bet takes
 * nothing from the win of another one. Rounding does not occur.
 */
export function profitOf(bets: readonly FreeBet[]): bigint {
  return bets.reduce((sum, { staked, returned }) => sum + beyondStake(returned, staked), 0n)
}

/** Games or categories are named, not both; of rounds that a vendor gives, one game and no free bets. */
export function namesPlay({
  games,
  categories = [],
  isFreeBet = false,
  byVendor = false,
}: Pick<FreeRoundsTerms, 'games' | 'categories' | 'isFreeBet' | 'byVendor'>): boolean {
  if (byVendor) return games.length === 1 && categories.length === 0 && !isFreeBet
  return games.length > 0 !== categories.length > 0
}

export type Terms = BonusTerms | FreeRoundsTerms

export function isFreeRounds(terms: Terms): terms is FreeRoundsTerms {
  return 'kind' in terms
}

/** How many whole rounds an amount pays. */
export function roundsOf({ stake }: FreeRoundsTerms, amount: bigint): number {
  return amount > 0n ? Number(amount / BigInt(stake)) : 0
}

/** The wagering that terms ask for: of the bonus, or of what free rounds win. */
export function wageringOf(terms: Terms): number {
  if (!isFreeRounds(terms)) return terms.wagering
  return terms.wins === 'cash' ? 0 : terms.wins.wagering
}

/** Terms as they are stored and hashed: what is left out is not written, so older terms keep their hash. */
export function writtenTerms(terms: Terms) {
  if (!isFreeRounds(terms)) return terms
  const { isFreeBet, byVendor, categories = [], ...rest } = terms
  return {
    ...rest,
    ...(isFreeBet ? { isFreeBet } : {}),
    ...(byVendor ? { byVendor } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  }
}
