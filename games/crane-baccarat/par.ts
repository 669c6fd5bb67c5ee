import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { oneInText, percentText } from '#game-kit/rtp/percent.ts'
import { rational } from '#kit/rational.ts'
import { dealt } from '#game-kit/baccarat/drawing.ts'
import { craneBaccarat, craneConfig, craneMath } from './rules.ts'
import { craneTheory, deckCounts, waysOf } from './theory.ts'
import type { Decks, Ways } from './theory.ts'

const SIX = 6

/** All counts over a shoe. */
export const countedWays = (decks: Decks): Ways => ({ ...countedValues(decks), ...countedPairs(decks) })

/** All values of six cards of the shoe, each with the number of ways to draw it. */
function countedValues(decks: Decks): Omit<Ways, 'pair' | 'onePair' | 'bothPairs'> {
  const counts = { all: 0n, player: 0n, banker: 0n, tie: 0n, four: 0n, dragon: 0n }
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks) // tens and face cards count zero
  const six = [0, 0, 0, 0, 0, 0]
  const count = (weight: bigint): void => {
    const { player, banker, totals, result } = dealt(six, (value) => value)
    counts.all += weight
    counts[result] += weight
    if (player.length + banker.length === 4) counts.four += weight
    if (result === 'banker' && totals.banker === 7 && banker.length === 3) counts.dragon += weight
  }
  const walk = (at: number, weight: number): void => {
    if (at === SIX) return count(BigInt(weight)) // at most 128^6 < 2^53: the product is exact
    for (let value = 0; value < 10; value++) {
      const copies = left[value] ?? 0
      six[at] = value
      left[value] = copies - 1
      walk(at + 1, weight * copies)
      left[value] = copies
    }
  }
  walk(0, 1)
  return counts
}

/**
 * Ways in which both sides' first two cards are alike, and exactly one side's: from the 52 kinds of card, one of each a deck; and in
 * which a side has two of one rank: thirteen ranks of four cards a deck.
 */
function countedPairs(decks: Decks): Pick<Ways, 'pair' | 'onePair' | 'bothPairs'> {
  const n = BigInt(decks)
  const cards = 52n * n
  const rest = (cards - 4n) * (cards - 5n)
  const others = (cards - 2n) * (cards - 3n)
  const pair = n * (n - 1n)
  // both of one kind, or of two kinds
  const both = 52n * pair * (n - 2n) * (n - 3n) + 52n * pair * 51n * pair
  const one = 2n * (52n * pair * others) - 2n * both
  const pairs = 13n * (4n * n) * (4n * n - 1n) * others
  return { pair: pairs * rest, onePair: one * rest, bothPairs: both * rest }
}

/** Published figures of casino mathematics books for eight decks. */
const PUBLISHED = {
  all: 4_998_398_275_503_360n,
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
}

const drawsOf = (decks: Decks): bigint =>
  Array.from({ length: SIX }, (_, nth) => BigInt(52 * decks - nth)).reduce((all, left) => all * left, 1n)

function checks(): readonly Check[] {
  const counted = deckCounts.map((decks) => ({ decks, counts: countedWays(decks), ways: waysOf[decks] }))
  const names = ['all', 'player', 'banker', 'tie', 'four', 'dragon', 'pair', 'onePair', 'bothPairs'] as const
  return [
    {
      says: 'all values of six cards, each with its number of ways, give the committed counts of 4, 6 and 8 decks',
      holds: counted.every(({ counts, ways }) => names.every((name) => counts[name] === ways[name])),
    },
    {
      says: 'the ways are all draws of six cards of the shoe in order',
      holds: counted.every(({ decks, counts }) => counts.all === drawsOf(decks)),
    },
    {
      says: 'banker, player and tie come in as many ways as published for eight decks',
      holds: (['all', 'banker', 'player', 'tie'] as const).every(
        (name) => waysOf[8][name] === PUBLISHED[name],
      ),
    },
  ]
}

const percentOf = ({ rtp }: TheoryRow): string => `${percentText(rtp, 4)} %`

/** The RTP of each place by the number of decks. */
function decksSection(): string {
  const tables = deckCounts.map((decks) => craneTheory(decks))
  const rows = craneTheory(8).map(({ betKey }, nth) => [
    betKey,
    ...tables.map((theory) =>
      theory
        .slice(nth, nth + 1)
        .map(percentOf)
        .join(''),
    ),
  ])
  return table(['Bet', ...deckCounts.map((decks) => `${decks} decks`)], rows)
}

export const par: ParSource = {
  id: 'crane-baccarat',
  name: 'Crane Baccarat',
  edition: craneMath.edition,
  configHash: craneBaccarat.open(craneBaccarat.defaultConfig).configHash,
  method:
    'Every value of six cards of a full shoe, with its number of ways; perfect pairs from the 52 kinds of card. The counts equal those that are published.',
  game: craneBaccarat,
  sample: ['banker', 'tie', 'playerPair', 'bankerPair', 'perfectPair'].map((on) => ({
    key: 'seat',
    stake: '1.00',
    choice: { on },
  })),
  prove: () => ({
    rows: craneMath.theoretical(craneConfig),
    checks: checks(),
    sections: [
      '## What the number of decks is worth',
      decksSection(),
      '## Ways of eight decks',
      table(
        ['Thing', 'Ways', 'Chance'],
        Object.entries(waysOf[8]).map(([name, count]) => [
          name,
          `${count}`,
          oneInText(rational(count, waysOf[8].all)),
        ]),
      ),
    ],
    files: {},
  }),
}
