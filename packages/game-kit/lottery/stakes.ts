import { floorOf } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { major } from '#kit/money.ts'
import type { BetError, LimitCtx } from '#game-kit/game.ts'
import type { StakeRules } from '#game-kit/limits.ts'

/**
 * Default stakes of lotteries: `min`, `step` and `menu` of one unit bet, `max` and `maxWin` of a line. What the menu offers for one unit
 * bet of a play never exceeds the highest win.
 */
export const lotteryStakes: StakeRules = {
  VND: {
    min: major(100),
    max: major(200_000_000),
    step: major(100),
    menu: [100, 1_000, 2_000, 5_000, 10_000, 50_000].map(major),
    maxWin: major(10_000_000_000),
  },
  USD: {
    min: major(1) / 100n,
    max: major(10_000),
    step: major(1) / 100n,
    menu: [major(1) / 100n, major(1) / 10n, major(1) / 2n, ...[1, 5].map(major)],
    maxWin: major(1_000_000),
  },
  FUN: {
    min: major(1),
    max: major(100_000),
    step: major(1),
    menu: [1, 2, 5, 10, 50].map(major),
    maxWin: major(50_000_000),
  },
}

/** Stakes of six numbers of many, whose first prize is millions of times the stake: a smaller menu, and a win to match. */
export const ballStakes: StakeRules = {
  VND: {
    min: major(100),
    max: major(200_000_000),
    step: major(100),
    menu: [1_000, 2_000, 5_000, 10_000].map(major),
    maxWin: major(100_000_000_000),
  },
  USD: {
    min: major(1) / 100n,
    max: major(10_000),
    step: major(1) / 100n,
    menu: [4n, 10n, 20n, 40n].map((cents) => (major(1) * cents) / 100n),
    maxWin: major(4_000_000),
  },
  FUN: {
    min: major(1),
    max: major(100_000),
    step: major(1),
    menu: [1, 2, 5, 10].map(major),
    maxWin: major(100_000_000),
  },
}

/**
 * Why a line's stake is not allowed, or null: it is shared equally by its unit bets, each a multiple of the step. `maxReturn` is the
 * highest return per stake of the line.
 */
export function stakeOfUnits(
  rules: StakeRules,
  ctx: LimitCtx,
  line: { readonly stake: bigint; readonly units: number; readonly maxReturn: Rational },
): BetError | null {
  const rule = Object.hasOwn(rules, ctx.currency) ? rules[ctx.currency] : undefined
  if (!rule) return { refused: 'games.currencyNotOffered', detail: ctx.currency }
  const units = BigInt(line.units)
  if (line.stake % units !== 0n) return { refused: 'games.stakeNotAllowed' }
  const unit = line.stake / units
  if (unit < rule.min) return { refused: 'games.stakeTooSmall' }
  if (unit % rule.step !== 0n) return { refused: 'games.stakeNotAllowed' }
  if (line.stake > rule.max) return { refused: 'games.stakeTooLarge' }
  return floorOf(line.stake, line.maxReturn) > rule.maxWin ? { refused: 'games.winTooLarge' } : null
}
