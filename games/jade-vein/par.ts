import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { decimalText, equal, multiply, rational } from '#kit/rational.ts'
import {
  jadeChance,
  jadeVein,
  MOST_CRACKERS,
  mostStones,
  STONES,
  veinConfig,
  veinFactor,
  veinMath,
} from './rules.ts'

/** C(n, k) by the triangle of sums, sharing no step with the product of chances. */
function ways(n: number, k: number): bigint {
  let line = [1n]
  for (let row = 0; row < n; row++) line = [1n, ...line.slice(1).map((one, at) => one + (line[at] ?? 0n)), 1n]
  return line[k] ?? 0n
}

/** Every number of firecrackers with every number of stones that may be opened. */
export function everyStop(): readonly (readonly [crackers: number, stones: number])[] {
  return Array.from({ length: MOST_CRACKERS }, (_, at) => at + 1).flatMap((crackers) =>
    Array.from({ length: mostStones(veinConfig, { crackers }) }, (_, nth) => [crackers, nth + 1] as const),
  )
}

/**
 * Among all fields with this many firecrackers: the number in which the first stones, whichever they are, are all jade. Counted by
 * enumeration.
 */
export function countedFields(crackers: number, stones: number): { good: bigint; all: bigint } {
  let good = 0n
  let all = 0n
  const lay = (from: number, left: number, isGood: boolean): void => {
    if (left === 0) {
      all += 1n
      if (isGood) good += 1n
      return
    }
    for (let at = from; at <= STONES - left; at++) lay(at + 1, left - 1, isGood && at >= stones)
  }
  lay(0, crackers, true)
  return { good, all }
}

function checks(): readonly Check[] {
  const stops = everyStop()
  return [
    {
      says: `all ${stops.length} ways to stop return exactly 99 %, the chance taken from binomial numbers`,
      holds: stops.every(([crackers, stones]) => {
        const chance = rational(ways(STONES - stones, crackers), ways(STONES, crackers))
        return equal(multiply(chance, veinFactor(veinConfig, { crackers }, stones)), rational(99, 100))
      }),
    },
    {
      says: 'every field of 1 to 4 firecrackers, counted one by one, gives the same chances',
      holds: [1, 2, 3, 4].every((crackers) =>
        [1, 3, 8].every((stones) => {
          const { good, all } = countedFields(crackers, stones)
          return equal(rational(good, all), jadeChance(crackers, stones))
        }),
      ),
    },
    {
      says: 'no way to stop returns more than 1 000 times the stake',
      holds: stops.every(([crackers, stones]) => {
        const { n, d } = veinFactor(veinConfig, { crackers }, stones)
        return n <= 1_000n * d
      }),
    },
  ]
}

function ladder(crackers: number): string {
  const rows = Array.from({ length: Math.min(12, mostStones(veinConfig, { crackers })) }, (_, nth) => [
    `${nth + 1}`,
    oneInText(jadeChance(crackers, nth + 1)),
    `${decimalText(veinFactor(veinConfig, { crackers }, nth + 1), 4)} ×`,
  ])
  return [`### ${crackers} firecrackers`, table(['Stones', 'Chance', 'Returns'], rows)].join('\n\n')
}

export const par: ParSource = {
  id: 'jade-vein',
  name: 'Jade Vein',
  edition: veinMath.edition,
  configHash: jadeVein.open(jadeVein.defaultConfig).configHash,
  method:
    'The chance that d stones are jade is a product of fractions; binomial numbers and fields counted one by one are the second computation. Whoever stops, whenever, gets 99 % in the long run.',
  game: jadeVein,
  sample: [{ key: 'dig', stake: '1.00', choice: { crackers: 3 } }],
  prove: () => ({
    rows: veinMath.theoretical(veinConfig),
    checks: checks(),
    sections: ['## Ladders', ...[1, 3, 5, 10].map(ladder)],
    files: {},
  }),
}
