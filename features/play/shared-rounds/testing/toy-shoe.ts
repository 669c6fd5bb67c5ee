import { rational, ZERO } from '#kit/rational.ts'
import type { Chance } from '#kit/chance.ts'
import type { BetType } from '#game-kit/game.ts'

import { stakeProblem, stakeRules, type StakeRules } from '#game-kit/limits.ts'
import { bad, good, list, object, oneOf, whole, type Schema } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { SharedMath } from '#game-kit/shared/shared.ts'
import { toyStakes } from './toy-stakes.ts'

/**
 * A toy shoe: dragon and tiger with 4 suits of 3 ranks, so 12 cards. Each round deals two; a shoe of fewer than 4 cards is replaced
 * before the deal. The higher card wins 2 for 1, equal ranks push. The carry is what is left of each rank. Draws the
 * dragon's card, then the tiger's: a number below the cards left, counted from the lowest rank.
 */
type Cfg = { readonly stakes: StakeRules }
type Choice = { readonly side: 'dragon' | 'tiger' }
type Carry = { readonly left: readonly number[] }
type Outcome = { readonly dragon: number; readonly tiger: number; readonly isNewShoe: boolean }

const RANKS = 3
const SUITS = 4
const LEAST = 4
const FULL: Carry = { left: Array.from({ length: RANKS }, () => SUITS) }

const bet: BetType<Cfg, Choice> = {
  key: 'side',
  i18n: 'toy.side',
  choice: object({ side: oneOf(['dragon', 'tiger']) }),
  limits: 'main',
  maxReturn: () => rational(2),
}

const flag: Schema<boolean> = {
  parse: (json) => (typeof json === 'boolean' ? good(json) : bad('not a boolean')),
  write: (value) => value,
}

const countOf = ({ left }: Carry): number => left.reduce((sum, cards) => sum + cards, 0)

function deal(carry: Carry, chance: Chance): { readonly rank: number; readonly carry: Carry } {
  let place = chance.below(countOf(carry))
  const rank = carry.left.findIndex((cards) => (place -= cards) < 0)
  return { rank, carry: { left: carry.left.map((cards, at) => (at === rank ? cards - 1 : cards)) } }
}

export const toyShoeMath: SharedMath<Cfg, Choice, Outcome, Carry> = {
  id: 'toy-shoe',
  edition: 1,
  kind: 'shared',
  configSchema: object({ stakes: stakeRules }),
  maxLines: 2,
  betTypes: () => [bet],
  check: (cfg, bets, ctx) => {
    for (const { stake, choice } of bets) {
      const problem = stakeProblem(cfg.stakes, ctx, { stake, maxReturn: bet.maxReturn(cfg, choice) })
      if (problem) return bad(problem)
    }
    return good(bets)
  },
  draw: (_, chance, before) => {
    const isNewShoe = countOf(before) < LEAST
    const first = deal(isNewShoe ? FULL : before, chance)
    const second = deal(first.carry, chance)
    return { outcome: { dragon: first.rank, tiger: second.rank, isNewShoe }, carry: second.carry }
  },
  settler:
    (_, { dragon, tiger }) =>
    ({ choice: { side } }) => {
      const hedge = { group: 'hand', side }
      if (dragon === tiger) return { factor: rational(1), tag: 'push', hedge }
      const isWin = dragon > tiger === (side === 'dragon')
      return { factor: isWin ? rational(2) : ZERO, tag: isWin ? 'win' : 'loss', hedge }
    },
  describe: (_, outcome) => [{ type: 'deal', ...outcome }],
  outcomeSchema: object({ dragon: whole(0, RANKS - 1), tiger: whole(0, RANKS - 1), isNewShoe: flag }),
  carry: { schema: object({ left: list(whole(0, SUITS), RANKS, RANKS) }), first: () => FULL },
  theoretical: () => [],
}

export const toyShoe = sharedGame(toyShoeMath, { stakes: toyStakes })
