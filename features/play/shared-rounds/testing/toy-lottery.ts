import { rational, ZERO } from '#kit/rational.ts'
import type { BetType } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { stakeProblem, stakeRules, type StakeRules } from '#game-kit/limits.ts'
import { bad, good, object, oneOf, whole, type Json } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { SharedMath } from '#game-kit/shared/shared.ts'
import { toyStakes } from './toy-stakes.ts'

/**
 * A toy lottery: one of ten. A straight bet returns nine times its stake; a parity bet returns 1.9 times, and odd and even oppose each
 * other. Its outcome can come from outside, whole or in two pieces (first the parity, then the number); between the two, straight bets are
 * sold live at 4.5. Draws one number below 10.
 */
export type Pick = { readonly number: number } | { readonly side: 'odd' | 'even' }
type Cfg = { readonly stakes: StakeRules }

const straight: BetType<Cfg, Pick> = {
  key: 'straight',
  i18n: 'toy.straight',
  choice: {
    parse: (json) => {
      const read = object({ number: whole(0, 9) }).parse(json)
      return read.ok ? good(read.value) : read
    },
    write: (pick): Json => ({ ...pick }),
  },
  limits: 'main',
  maxReturn: () => rational(9),
}
const side: BetType<Cfg, Pick> = {
  key: 'side',
  i18n: 'toy.side',
  choice: {
    parse: (json) => {
      const read = object({ side: oneOf(['odd', 'even']) }).parse(json)
      return read.ok ? good(read.value) : read
    },
    write: (pick): Json => ({ ...pick }),
  },
  limits: 'side',
  maxReturn: () => rational(19, 10),
}

const parityOf = (number: number) => (number % 2 === 1 ? 'odd' : 'even')

export const toyLotteryMath: SharedMath<Cfg, Pick, { readonly number: number }> = {
  id: 'toy-lottery',
  edition: 1,
  kind: 'shared',
  configSchema: object({ stakes: stakeRules }),
  maxLines: 2_000,
  betTypes: () => [straight, side],
  check: (cfg, bets, ctx) => {
    for (const bet of bets) {
      if (ctx.pieces.length > 0 && bet.key !== 'straight') return bad({ refused: 'games.betMalformed' })
      const maxReturn =
        bet.key === 'straight' ? straight.maxReturn(cfg, bet.choice) : side.maxReturn(cfg, bet.choice)
      const problem = stakeProblem(cfg.stakes, ctx, { stake: bet.stake, maxReturn })
      if (problem) return bad(problem)
    }
    return good(bets)
  },
  draw: (_, chance) => ({ outcome: { number: chance.below(10) }, carry: null }),
  parseOutcome: (_, json) => object({ number: whole(0, 9) }).parse(json),
  settler: (_, { number }) => {
    const parity = parityOf(number)
    return ({ choice }, { epoch }) => {
      if ('number' in choice) {
        const isHit = choice.number === number
        const times = epoch > 0 ? rational(9, 2) : rational(9)
        return { factor: isHit ? times : ZERO, tag: isHit ? 'win' : 'loss' }
      }
      const isHit = choice.side === parity
      const hedge = { group: 'parity', side: choice.side }
      return { factor: isHit ? rational(19, 10) : ZERO, tag: isHit ? 'win' : 'loss', hedge }
    }
  },
  describe: (_, { number }) => [{ type: 'ball', number }],
  outcomeSchema: object({ number: whole(0, 9) }),
  piecewise: {
    isLive: true,
    pieces: (_, { number }) => [
      { piece: parityOf(number), afterMs: 0 },
      { piece: number, afterMs: 0 },
    ],
    join: (_, [parity, number]) => {
      if (parity !== 'odd' && parity !== 'even') return bad('not a parity')
      if (number === undefined) return good(null)
      const read = whole(0, 9).parse(number)
      if (!read.ok) return read
      return parityOf(read.value) === parity
        ? good({ number: read.value })
        : bad('the number is not of that parity')
    },
  },
  exposure: (cfg, bet) =>
    'number' in bet.choice
      ? [{ key: String(bet.choice.number), most: bet.stake * straight.maxReturn(cfg, bet.choice).n }]
      : [],
  *outcomes() {
    for (let number = 0; number < 10; number++) yield { o: { number }, w: 1n }
  },
  theoretical: () => [
    theoryOf('straight', 'straight', [
      { factor: rational(9), weight: 1n },
      { factor: ZERO, weight: 9n },
    ]),
  ],
}

export const toyLottery = sharedGame(toyLotteryMath, { stakes: toyStakes })
