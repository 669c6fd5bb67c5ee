import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { rational } from '#kit/rational.ts'

/**
 * In how many of all 4 998 398 275 503 360 ways to draw six cards of eight decks each thing happens. Counted by par.ts over all
 * values of six cards and proved again by the par sheet; never edited by hand.
 */
export const ways = {
  all: 4_998_398_275_503_360n,
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
  four: 1_893_735_611_458_560n,
  dragon: 112_633_011_329_024n,
  /** One side's first two cards are alike in rank, whatever the other has. */
  pair: 373_374_329_013_504n,
  onePair: 165_774_521_622_528n,
  bothPairs: 1_423_071_546_624n,
} as const

const row = (name: string, outcomes: readonly (readonly [hundredths: number, ways: bigint])[]): TheoryRow => {
  const paid = outcomes.reduce((sum, [, count]) => sum + count, 0n)
  const weighted = outcomes.map(([hundredths, weight]) => ({ factor: rational(hundredths, 100), weight }))
  return theoryOf(name, 'cards', [...weighted, { factor: rational(0), weight: ways.all - paid }])
}

/** The exact numbers of every place. */
export function craneTheory(): readonly TheoryRow[] {
  return [
    row('banker', [
      [195, ways.banker],
      [100, ways.tie],
    ]),
    row('player', [
      [200, ways.player],
      [100, ways.tie],
    ]),
    row('tie', [[1_000, ways.tie]]),
    row('playerPair', [[1_200, ways.pair]]),
    row('bankerPair', [[1_200, ways.pair]]),
    row('big', [[154, ways.all - ways.four]]),
    row('small', [[250, ways.four]]),
    row('perfectPair', [
      [2_600, ways.onePair],
      [20_100, ways.bothPairs],
    ]),
    row('dragon', [[4_100, ways.dragon]]),
  ]
}
