import type { Chance } from '#kit/chance.ts'
import { rational } from '#kit/rational.ts'
import type { Bet, BetError, BetType, GameMath, LimitCtx, Line } from '../../game.ts'
import { stakeProblem, stakeRules } from '../../limits.ts'
import { bad, good, object, oneOf, whole } from '../../schema.ts'
import type { Result } from '../../schema.ts'
import { spinLine } from '../game.ts'
import type { SlotChoice, SlotConfig } from '../game.ts'
import { tumbleEngine } from './book.ts'
import { bookShelf, costOf, TICKETS } from './books.ts'
import type { BookList } from './books.ts'
import type { TumbleMode, TumbleModel } from './model.ts'
import { tumbleScript } from './script.ts'
import { tumbleTheory } from './theory.ts'

/** Stakes, and whether the feature may be bought: off until an operator turns it on. */
export interface TumbleConfig extends SlotConfig {
  readonly bonusBuy: 'off' | 'on'
}

/** The ticket of the round, below 2^32: the shelf of books says which round it is. */
export interface TumbleOutcome {
  readonly ticket: number
}

/** Any tumble slot as a game. A bought feature is a separate bet of `buyCost` stakes. */
export function tumbleGame<S extends string>(identity: {
  readonly id: string
  readonly edition: number
  readonly model: TumbleModel<S>
  readonly books: Readonly<Record<TumbleMode, BookList>>
}): GameMath<TumbleConfig, SlotChoice, TumbleOutcome> {
  const { id, edition, model, books } = identity
  const engine = tumbleEngine(model)
  const shelves = {
    spin: bookShelf(model, 'spin', books.spin),
    buy: bookShelf(model, 'buy', books.buy),
  }
  const modeOf = (bet: Bet<SlotChoice> | undefined): TumbleMode => (bet?.key === 'buy' ? 'buy' : 'spin')
  const typeOf = (mode: TumbleMode): BetType<TumbleConfig, SlotChoice> => ({
    key: mode,
    i18n: `slots.bet.${mode}`,
    choice: object<SlotChoice>({}),
    limits: 'main',
    maxReturn: () => rational(books[mode].classes.at(-1)?.credits ?? 0, model.stake * costOf(model, mode)),
  })
  const spin = typeOf('spin')
  const buy = typeOf('buy')
  const modes = (cfg: TumbleConfig): readonly TumbleMode[] =>
    cfg.bonusBuy === 'on' ? ['spin', 'buy'] : ['spin']
  return {
    id,
    edition,
    kind: 'instant',
    configSchema: object<TumbleConfig>({ stakes: stakeRules, bonusBuy: oneOf(['off', 'on']) }),
    maxBets: 1,
    betTypes: (cfg) => (cfg.bonusBuy === 'on' ? [spin, buy] : [spin]),
    check: (cfg, bets, ctx) => checkTumble(cfg, bets, ctx, { spin, buy, cost: model.buyCost }),
    // a word is a number below 2^32 as it comes, all equally likely: `below` would only give it back
    draw: (_cfg: TumbleConfig, chance: Chance) => ({ ticket: chance.u32() }),
    settle: (_cfg, bet, { ticket }): Line =>
      spinLine(bet, (bet.key === 'buy' ? shelves.buy : shelves.spin).factorOf(ticket)),
    describe: (_cfg, { ticket }, bets) => {
      const mode = modeOf(bets?.[0])
      return tumbleScript(engine, mode, shelves[mode].bookOf(ticket))
    },
    outcomeSchema: object<TumbleOutcome>({ ticket: whole(0, TICKETS - 1) }),
    theoretical: (cfg) => modes(cfg).map((mode) => tumbleTheory(model, mode, books[mode])),
  }
}

type Offer = {
  readonly spin: BetType<TumbleConfig, SlotChoice>
  readonly buy: BetType<TumbleConfig, SlotChoice>
  readonly cost: number
}

/** A bought feature is checked as its stake, which must be one of the menu, and by what it could bring. */
function checkTumble(
  cfg: TumbleConfig,
  bets: readonly Bet<SlotChoice>[],
  ctx: LimitCtx,
  { spin, buy, cost }: Offer,
): Result<readonly Bet<SlotChoice>[], BetError> {
  const [bet] = bets
  if (!bet || bets.length !== 1) return bad({ refused: 'games.betMalformed' })
  const isBuy = bet.key === 'buy' && cfg.bonusBuy === 'on'
  if (!isBuy && bet.key !== 'spin') return bad({ refused: 'games.betMalformed' })
  const times = isBuy ? BigInt(cost) : 1n
  if (bet.stake % times !== 0n) return bad({ refused: 'games.stakeNotAllowed' })
  const stake = bet.stake / times
  const most = (isBuy ? buy : spin).maxReturn(cfg, {})
  const maxReturn = rational(most.n * times, most.d)
  const problem = stakeProblem(cfg.stakes, ctx, { stake, maxReturn })
  if (problem) return bad(problem)
  const isOffered = cfg.stakes[ctx.currency]?.menu.includes(stake) ?? false
  return isOffered ? good(bets) : bad({ refused: 'games.stakeNotAllowed' })
}
