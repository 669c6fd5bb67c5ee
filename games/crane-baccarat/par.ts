import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { oneInText } from '#game-kit/rtp/percent.ts'
import { rational } from '#kit/rational.ts'
import { dealt } from './drawing.ts'
import { craneBaccarat, craneConfig, craneMath, SHOE } from './rules.ts'
import { ways } from './theory.ts'

const SIX = 6

/** All values of six cards of the shoe, each with the number of ways to draw it. */
export function countedWays(): Omit<Record<keyof typeof ways, bigint>, 'pair' | 'onePair' | 'bothPairs'> {
  const counts = { all: 0n, player: 0n, banker: 0n, tie: 0n, four: 0n, dragon: 0n }
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32] // tens and courts count nothing
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
 * Ways in which both sides' first two cards are alike, and exactly one side's: from the 52 kinds of card, eight of each; and in which
 * a side has two of one rank: thirteen ranks of thirty-two cards.
 */
export function countedPairs(): Record<'pair' | 'onePair' | 'bothPairs', bigint> {
  const rest = 412n * 411n
  let one = 0n
  let both = 0n
  const pair = 8n * 7n
  // both of one kind, or of two kinds
  both += 52n * pair * 6n * 5n + 52n * pair * 51n * pair
  one = 2n * (52n * pair * 414n * 413n) - 2n * both
  const pairs = 13n * 32n * 31n * 414n * 413n
  return { pair: pairs * rest, onePair: one * rest, bothPairs: both * rest }
}

/** What casino mathematics books publish for eight decks. */
const PUBLISHED = {
  all: 4_998_398_275_503_360n,
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
}

function checks(): readonly Check[] {
  const counted = { ...countedWays(), ...countedPairs() }
  const names = ['all', 'player', 'banker', 'tie', 'four', 'dragon', 'pair', 'onePair', 'bothPairs'] as const
  let draws = 1n
  for (let nth = 0; nth < SIX; nth++) draws *= BigInt(SHOE - nth)
  return [
    {
      says: 'all values of six cards, each with its number of ways, give the committed counts',
      holds: names.every((name) => counted[name] === ways[name]),
    },
    { says: 'the ways are all draws of six of 416 cards in order', holds: counted.all === draws },
    {
      says: 'banker, player and tie come in as many ways as published for eight decks',
      holds: (['all', 'banker', 'player', 'tie'] as const).every((name) => counted[name] === PUBLISHED[name]),
    },
  ]
}

export const par: ParSource = {
  id: 'crane-baccarat',
  name: 'Crane Baccarat',
  edition: craneMath.edition,
  configHash: craneBaccarat.open(craneBaccarat.defaultConfig).configHash,
  method:
    'Every value of six cards of a full shoe of eight decks, with its number of ways; perfect pairs from the 52 kinds of card. The counts equal those that are published.',
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
      '## Ways',
      table(
        ['Thing', 'Ways', 'Chance'],
        Object.entries(ways).map(([name, count]) => [name, `${count}`, oneInText(rational(count, ways.all))]),
      ),
    ],
    files: {},
  }),
}
