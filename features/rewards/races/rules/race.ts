import type { Gift } from '#features/rewards/missions/rules/gift.ts'
import { isByDay, type Play, type Quiet } from '#features/rewards/missions/rules/play.ts'

/**
 * Races, as typed data: what a bet scores, which bets count, how ties are decided, and the prize of each place. All amounts are of one
 * currency, the brand's: a rate between currencies could not be recomputed. A bet counts while it stands (a void takes it off) and if it
 * had a valid bet; those of card rooms (PVP) count for turnover only, since players could pass wins to each other.
 *
 * - `turnover`: the sum of valid bets, at most `dailyCap` of each brand-local day. Example: a cap of 100 and bets of 80 and 50 on a day
 *   score 100.
 * - `multiplier`: the best single win as a multiple of its stake, in hundredths rounded down. Example: 57.25 times the stake is 5,725.
 * - `netPoints`: the sum of 100 × (win − stake) ÷ stake, each bet rounded towards zero. Example: a lost bet scores −100, a win of three
 *   times its stake 200, whatever the stake.
 */
export const metrics = ['turnover', 'multiplier', 'netPoints'] as const
export type Metric = (typeof metrics)[number]

export const ties = ['first', 'shared'] as const

/** The prize of each place in [from, to]. */
export type Prize = { readonly from: number; readonly to: number; readonly gift: Gift }

export type RaceData = {
  readonly metric: Metric
  readonly play: Play
  /** Ledger units; bets below it do not count. */
  readonly leastStake: string
  /** Ledger units of turnover that count on a day; null for other metrics. */
  readonly dailyCap: string | null
  /** Scores below it have no place. */
  readonly leastScore: string
  /**
   * Equal scores. `first`: the one whose last counted bet (for the multiplier: whose best bet) settled earlier is ahead. `shared`: they
   * have the same place and share the prizes of the places that they take, rounded down.
   */
  readonly tie: (typeof ties)[number]
  readonly prizes: readonly Prize[]
}

export type RaceProblem =
  /** Counting hours at night, or none. */
  | 'night'
  /** Turnover without a daily cap, which would reward playing ever more; or a cap of another metric. */
  | 'cap'
  /** Prizes that skip or repeat a place, or that cannot be shared. */
  | 'prizes'
  /** Shorter than a day or longer than a month. */
  | 'length'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 31

/** Why a race may not be offered, or null. */
export function problemOf(
  { metric, play, dailyCap, tie, prizes }: RaceData,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  quiet: Quiet,
): RaceProblem | null {
  if (!isByDay(play, quiet)) return 'night'
  if ((dailyCap !== null) !== (metric === 'turnover')) return 'cap'
  const length = endsAt.getTime() - startsAt.getTime()
  if (length < DAY_MS || length > LONGEST_DAYS * DAY_MS) return 'length'
  const isInOrder = prizes.every(({ from, to }, n) => from === (prizes[n - 1]?.to ?? 0) + 1 && to >= from)
  const isWhole = tie === 'first' || prizes.every(({ gift }) => isShareable(gift))
  return isInOrder && isWhole && prizes.length > 0 ? null : 'prizes'
}

const isShareable = ({ kind }: Gift) => kind === 'cash' || kind === 'bonus' || kind === 'points'

/** The last place with a prize. */
export function lastPrize(prizes: readonly Prize[]): number {
  return prizes.reduce((most, { to }) => Math.max(most, to), 0)
}

/** Ledger units of all prizes in money, if every place is taken. */
export function prizeMoney(prizes: readonly Prize[]): bigint {
  return prizes.reduce((sum, { from, to, gift }) => {
    const one = gift.kind === 'cash' || gift.kind === 'bonus' ? BigInt(gift.amount) : 0n
    return sum + one * BigInt(to - from + 1)
  }, 0n)
}
