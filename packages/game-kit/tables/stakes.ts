import { major, type Minor } from '#kit/money.ts'
import { floorOf } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { Bet, BetError, LimitCtx } from '../game.ts'
import { amount, bad, dictionary, good, list, object, type Result, type Schema } from '../schema.ts'

// Limits of a table, per currency. Each chip is at least `min` and a multiple of `step`. What a member has on one bet is at most `maxMain`
// or `maxSide`, and on the whole table `tableMax`; a bet that could return more than `maxWin` is refused before the draw, never cut after
// it. Example: min 1, maxSide 100: 60 and 50 on a tie are refused, although each chip is allowed.

export interface TableStake {
  readonly min: Minor
  readonly step: Minor
  readonly maxMain: Minor
  readonly maxSide: Minor
  readonly tableMax: Minor
  readonly maxWin: Minor
  readonly chips: readonly Minor[]
}

export type TableStakes = Readonly<Record<string, TableStake>>

export const tableStakes: Schema<TableStakes> = dictionary(
  object<TableStake>({
    min: amount,
    step: amount,
    maxMain: amount,
    maxSide: amount,
    tableMax: amount,
    maxWin: amount,
    chips: list(amount, 1, 12),
  }),
)

/** A kind of bet: which limit holds for it, and what it returns at most per stake. */
export interface TableBet {
  readonly key: string
  readonly kind: 'main' | 'side'
  readonly maxReturn: Rational
}

/** Limits by one scale: a table whose smallest chip is `min` major units. The longest odds decide what a side bet may be. */
const stakeOf = (min: number, step: Minor): TableStake => ({
  min: major(min),
  step,
  maxMain: major(min * 10_000),
  maxSide: major(min * 1_000),
  tableMax: major(min * 20_000),
  maxWin: major(min * 1_000_000),
  chips: [1, 5, 20, 100, 500, 2_000].map((times) => major(min * times)),
})

/** Limits of a table in each currency: the smallest chip in dong, in dollars and in demo money. */
export const stakesFrom = (min: {
  readonly vnd: number
  readonly usd: number
  readonly fun: number
}): TableStakes => ({
  VND: stakeOf(min.vnd, major(100)),
  USD: stakeOf(min.usd, major(1) / 10n),
  FUN: stakeOf(min.fun, major(1)),
})

/** The limits in a currency, or null where the table does not offer it. */
export const stakeIn = (stakes: TableStakes, currency: string): TableStake | null =>
  Object.hasOwn(stakes, currency) ? (stakes[currency] ?? null) : null

/** The most that a member may have on a bet. */
export const mostOn = (rule: TableStake, { kind }: Pick<TableBet, 'kind'>): Minor =>
  kind === 'main' ? rule.maxMain : rule.maxSide

/** Checks the bets of one slip; lines of one key are added up. */
export function checkTable<Choice>(
  stakes: TableStakes,
  ctx: LimitCtx,
  { types, bets }: { readonly types: ReadonlyMap<string, TableBet>; readonly bets: readonly Bet<Choice>[] },
): Result<readonly Bet<Choice>[], BetError> {
  const rule = stakeIn(stakes, ctx.currency)
  if (!rule) return bad({ refused: 'games.currencyNotOffered', detail: ctx.currency })
  const sums = new Map<string, Minor>()
  let total = 0n
  for (const { key, stake } of bets) {
    if (stake < rule.min) return bad({ refused: 'games.stakeTooSmall' })
    if (stake % rule.step !== 0n) return bad({ refused: 'games.stakeNotAllowed' })
    sums.set(key, (sums.get(key) ?? 0n) + stake)
    total += stake
  }
  if (total > rule.tableMax) return bad({ refused: 'games.stakeTooLarge' })
  for (const [key, stake] of sums) {
    const type = types.get(key)
    if (!type) return bad({ refused: 'games.betMalformed', detail: key })
    if (stake > mostOn(rule, type)) return bad({ refused: 'games.stakeTooLarge' })
    if (floorOf(stake, type.maxReturn) > rule.maxWin) return bad({ refused: 'games.winTooLarge' })
  }
  return good(bets)
}
