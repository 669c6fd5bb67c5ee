import type { Minor } from '#kit/money.ts'
import { floorOf } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { BetError, LimitCtx } from './game.ts'
import { amount, dictionary, list, object } from './schema.ts'
import type { Schema } from './schema.ts'

/**
 * Limits of one bet in one currency. A stake is a multiple of `step` between `min` and `max`; `menu` are the stakes that a scene
 * offers. `maxWin` bounds a round's payout: a bet that could return more is refused before the draw, never cut after it.
 */
export interface StakeRule {
  readonly min: Minor
  readonly max: Minor
  readonly step: Minor
  readonly menu: readonly Minor[]
  readonly maxWin: Minor
}

export type StakeRules = Readonly<Record<string, StakeRule>>

export const stakeRules: Schema<StakeRules> = dictionary(
  object<StakeRule>({ min: amount, max: amount, step: amount, menu: list(amount, 1, 30), maxWin: amount }),
)

/** Why this stake is not allowed, or null. `maxReturn` is the highest return per stake of the bet. */
export function stakeProblem(
  rules: StakeRules,
  ctx: LimitCtx,
  bet: { stake: Minor; maxReturn: Rational },
): BetError | null {
  const rule = Object.hasOwn(rules, ctx.currency) ? rules[ctx.currency] : undefined
  if (!rule) return { refused: 'games.currencyNotOffered', detail: ctx.currency }
  if (bet.stake < rule.min) return { refused: 'games.stakeTooSmall' }
  if (bet.stake > rule.max) return { refused: 'games.stakeTooLarge' }
  if (bet.stake % rule.step !== 0n) return { refused: 'games.stakeNotAllowed' }
  return floorOf(bet.stake, bet.maxReturn) > rule.maxWin ? { refused: 'games.winTooLarge' } : null
}
