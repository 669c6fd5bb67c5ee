import { floorOf } from '#kit/rational.ts'
import type { Bet, BetType, GameMath } from './game.ts'
import { stakeProblem } from './limits.ts'
import type { StakeRules } from './limits.ts'
import { bad, good } from './schema.ts'

/** A game's description of bets that can be combined in one round. */
export type Several<Cfg, Choice> = {
  readonly types: readonly BetType<Cfg, Choice>[]
  /** The same bet cannot be placed twice: increase its stake instead. */
  readonly nameOf: (bet: Bet<Choice>) => string
  /** The bet that must be placed. */
  readonly needed?: string
}

/**
 * `check` of a game with several bets per round: each alone, none twice, and their combined highest return within the round's limit.
 * Bets that cannot win together are added too: a bound, not an estimate.
 */
export function checkSeveral<Cfg extends { readonly stakes: StakeRules }, Choice>({
  types,
  nameOf,
  needed,
}: Several<Cfg, Choice>): GameMath<Cfg, Choice, never>['check'] {
  return (cfg, bets, ctx) => {
    const names = new Set(bets.map(nameOf))
    const isWhole = names.size === bets.length && bets.length > 0 && (!needed || names.has(needed))
    if (!isWhole) return bad({ refused: 'games.betMalformed' })
    let most = 0n
    for (const { key, stake, choice } of bets) {
      const maxReturn = types.find((type) => type.key === key)?.maxReturn(cfg, choice)
      if (!maxReturn) return bad({ refused: 'games.betMalformed' })
      const problem = stakeProblem(cfg.stakes, ctx, { stake, maxReturn })
      if (problem) return bad(problem)
      most += floorOf(stake, maxReturn)
    }
    const rule = cfg.stakes[ctx.currency]
    return rule && most > rule.maxWin ? bad({ refused: 'games.winTooLarge' }) : good(bets)
  }
}
