import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { rational } from '#kit/rational.ts'

/** How many decks a table may have. */
export const deckCounts = [4, 6, 8] as const
export type Decks = (typeof deckCounts)[number]

/** The number of ordered draws of six cards with each result. */
export type Ways = Readonly<
  Record<
    | 'all'
    | 'player'
    | 'banker'
    | 'tie'
    /** Four cards are dealt. */
    | 'four'
    /** The banker wins with seven and three cards. */
    | 'dragon'
    /** One side's first two cards are alike in rank, no matter what the other has. */
    | 'pair'
    /** Exactly one side's first two cards are alike in rank and suit; both sides'. */
    | 'onePair'
    | 'bothPairs',
    bigint
  >
>

/** Counted by par.ts over all values of six cards and proved again by the par sheet; never edited by hand. */
export const waysOf: Readonly<Record<Decks, Ways>> = {
  4: {
    all: 75_297_571_090_560n,
    player: 33_608_344_225_792n,
    banker: 34_543_624_867_840n,
    tie: 7_145_601_996_928n,
    four: 28_540_630_927_872n,
    dragon: 1_697_007_097_344n,
    pair: 5_456_345_731_200n,
    onePair: 2_150_805_436_416n,
    bothPairs: 15_866_428_032n,
  },
  6: {
    all: 878_869_206_895_680n,
    player: 392_220_492_728_832n,
    banker: 403_095_751_234_560n,
    tie: 83_552_962_932_288n,
    four: 333_025_560_274_176n,
    dragon: 19_805_383_926_144n,
    pair: 64_996_758_066_240n,
    onePair: 27_804_547_330_560n,
    bothPairs: 227_456_349_120n,
  },
  8: {
    all: 4_998_398_275_503_360n,
    player: 2_230_518_282_592_256n,
    banker: 2_292_252_566_437_888n,
    tie: 475_627_426_473_216n,
    four: 1_893_735_611_458_560n,
    dragon: 112_633_011_329_024n,
    pair: 373_374_329_013_504n,
    onePair: 165_774_521_622_528n,
    bothPairs: 1_423_071_546_624n,
  },
}

const row = (
  ways: Ways,
  name: string,
  outcomes: readonly (readonly [hundredths: number, ways: bigint])[],
): TheoryRow => {
  const paid = outcomes.reduce((sum, [, count]) => sum + count, 0n)
  const weighted = outcomes.map(([hundredths, weight]) => ({ factor: rational(hundredths, 100), weight }))
  return theoryOf(name, 'cards', [...weighted, { factor: rational(0), weight: ways.all - paid }])
}

/** The exact numbers of every place at a table with this many decks. */
export function craneTheory(decks: Decks): readonly TheoryRow[] {
  const ways = waysOf[decks]
  return [
    row(ways, 'banker', [
      [195, ways.banker],
      [100, ways.tie],
    ]),
    row(ways, 'player', [
      [200, ways.player],
      [100, ways.tie],
    ]),
    row(ways, 'tie', [[1_000, ways.tie]]),
    row(ways, 'playerPair', [[1_200, ways.pair]]),
    row(ways, 'bankerPair', [[1_200, ways.pair]]),
    row(ways, 'big', [[154, ways.all - ways.four]]),
    row(ways, 'small', [[250, ways.four]]),
    row(ways, 'perfectPair', [
      [2_600, ways.onePair],
      [20_100, ways.bothPairs],
    ]),
    row(ways, 'dragon', [[4_100, ways.dragon]]),
  ]
}
