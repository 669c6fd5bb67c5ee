import { currencies, isCurrency, type Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { amount, bad, good, list, object, text, whole, type Result } from '#game-kit/schema.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { stakeIn, type TableStake, type TableStakes } from '#game-kit/tables/stakes.ts'

/**
 * Limits of a table by currency and VIP rank. A member has the limits of the highest rank that is not above their own; without one, those
 * of the currency. The configuration that a round is pinned to has the highest of all ranks, so that no rank is refused by the game;
 * what a member may have at the table is compared with their own rank when a seat is reserved.
 *
 * Example: 1,000,000 on a main bet, from rank 3 on 5,000,000. Rank 2 may have 1,000,000, ranks 3 and 4 may have 5,000,000.
 */
export type Most = {
  /** On a main bet, on a side bet, and on the whole table. Of crash only the first counts: the stake of a bet. */
  readonly maxMain: Minor
  readonly maxSide: Minor
  readonly tableMax: Minor
}
export type RankLimits = Most & { readonly level: number }
export type CurrencyLimits = Most & {
  readonly currency: string
  /** The smallest chip. */
  readonly min: Minor
  /** Ascending. */
  readonly ranks: readonly RankLimits[]
}
export type Limits = readonly CurrencyLimits[]

const MOST_RANKS = 20
const MOST_LEVEL = 100
/** Chips that a table offers, by its smallest. */
const CHIPS = [1n, 5n, 20n, 100n, 500n, 2_000n]

const most = { maxMain: amount, maxSide: amount, tableMax: amount }

export const limitsSchema = list(
  object<CurrencyLimits>({
    currency: text(/^[A-Z]{3}$/),
    min: amount,
    ...most,
    ranks: list(object<RankLimits>({ level: whole(1, MOST_LEVEL), ...most }), 0, MOST_RANKS),
  }),
  1,
  Object.keys(currencies).length,
)

/** What the game allows in a currency: its step, and the highest win of a bet. */
export type Bounds = { readonly step: Minor; readonly maxWin: Minor }

export type LimitsProblem = {
  readonly currency: Currency
  readonly problem: 'notOffered' | 'twice' | 'step' | 'order' | 'ranks' | 'tooHigh'
}

const isOrdered = (min: Minor, { maxMain, maxSide, tableMax }: Most): boolean =>
  min <= maxSide && maxSide <= maxMain && maxMain <= tableMax

/** Limits that contradict themselves or the game's are refused. */
export function checkLimits(
  limits: Limits,
  boundsOf: (currency: Currency) => Bounds | null,
): Result<Limits, LimitsProblem> {
  const seen = new Set<string>()
  for (const { currency, min, ranks, ...base } of limits) {
    if (!isCurrency(currency)) continue
    const bounds = boundsOf(currency)
    const no = (problem: LimitsProblem['problem']) => bad({ currency, problem })
    if (!bounds) return no('notOffered')
    if (seen.has(currency)) return no('twice')
    seen.add(currency)
    if (min <= 0n || min % bounds.step !== 0n) return no('step')
    if (![base, ...ranks].every((each) => isOrdered(min, each))) return no('order')
    if (ranks.some(({ level }, at) => level <= (ranks[at - 1]?.level ?? 0))) return no('ranks')
    if ([base, ...ranks].some(({ maxMain }) => maxMain > bounds.maxWin)) return no('tooHigh')
  }
  return good(limits)
}

const ofCurrency = (limits: Limits | null, currency: string): CurrencyLimits | null =>
  limits?.find((one) => one.currency === currency) ?? null

/** What a rank may have at a table; null: the limits do not name the currency. */
export function mostFor(limits: Limits | null, currency: string, level: number): Most | null {
  const own = ofCurrency(limits, currency)
  return own?.ranks.findLast((rank) => rank.level <= level) ?? own
}

const highest = (own: CurrencyLimits, of: (most: Most) => Minor): Minor =>
  [own, ...own.ranks].map(of).reduce((a, b) => (a > b ? a : b))

/** The stakes of a table's configuration: its usual ones, with the highest limits of all ranks. */
export function stakesWith(usual: TableStakes, limits: Limits | null): TableStakes {
  const changed = (limits ?? []).flatMap((own): [string, TableStake][] => {
    const rule = stakeIn(usual, own.currency)
    if (!rule) return []
    const { min } = own
    return [
      [
        own.currency,
        {
          ...rule,
          min,
          chips: min === rule.min ? rule.chips : CHIPS.map((times) => min * times),
          maxMain: highest(own, ({ maxMain }) => maxMain),
          maxSide: highest(own, ({ maxSide }) => maxSide),
          tableMax: highest(own, ({ tableMax }) => tableMax),
        },
      ],
    ]
  })
  return { ...usual, ...Object.fromEntries(changed) }
}

/** The same for a game with one bet: its stakes, and the ones it offers among them. */
export function oneBetStakesWith(usual: StakeRules, limits: Limits | null): StakeRules {
  const changed = (limits ?? []).flatMap((own): [string, StakeRules[string]][] => {
    const rule = Object.hasOwn(usual, own.currency) ? usual[own.currency] : undefined
    if (!rule) return []
    const max = highest(own, ({ maxMain }) => maxMain)
    const offered = rule.menu.filter((stake) => stake >= own.min && stake <= max)
    return [[own.currency, { ...rule, min: own.min, max, menu: offered.length > 0 ? offered : [own.min] }]]
  })
  return { ...usual, ...Object.fromEntries(changed) }
}
