import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { add, decimalText, equal, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import {
  MOST_PICKS,
  pondConfig,
  pondFactor,
  pondMath,
  pondTheory,
  SHINING,
  starPond,
  STARS,
  ways,
  waysToHit,
} from './rules.ts'

const counts = Array.from({ length: MOST_PICKS }, (_, nth) => nth + 1)

/** Chances of each number of hits, computed star by star: independent of binomial coefficients. */
export function walkedChances(picks: number): readonly Rational[] {
  let chances: Rational[] = [rational(1)]
  for (let nth = 0; nth < SHINING; nth++) {
    const left = STARS - nth
    const next: Rational[] = []
    for (const [hits, chance] of chances.entries()) {
      const open = Math.max(0, picks - hits)
      next[hits] = add(next[hits] ?? ZERO, multiply(chance, rational(left - open, left)))
      next[hits + 1] = add(next[hits + 1] ?? ZERO, multiply(chance, rational(open, left)))
    }
    chances = next
  }
  return chances
}

function checks(): readonly Check[] {
  return [
    {
      says: 'each count of picks, followed star by star, returns what the binomial form gives',
      holds: counts.every((picks) => {
        const walked = walkedChances(picks).reduce(
          (total, chance, hits) => add(total, multiply(chance, pondFactor(picks, hits))),
          ZERO,
        )
        return equal(walked, pondTheory(picks).rtp)
      }),
    },
    {
      says: 'the ways to hit of each count of picks are all 847 660 528 draws',
      holds: counts.every(
        (picks) =>
          Array.from({ length: picks + 1 }, (_, hits) => waysToHit(picks, hits)).reduce(
            (a, b) => a + b,
            0n,
          ) === ways(STARS, SHINING),
      ),
    },
    {
      says: 'every count of picks returns more than 98.9 % and less than 99.1 %',
      holds: counts.every((picks) => {
        const { n, d } = pondTheory(picks).rtp
        return n * 1_000n > d * 989n && n * 1_000n < d * 991n
      }),
    },
  ]
}

function hitTable(picks: number): string {
  const rows = Array.from({ length: picks + 1 }, (_, hits) => [
    `${hits}`,
    oneInText(rational(waysToHit(picks, hits), ways(STARS, SHINING))),
    `${decimalText(pondFactor(picks, hits), 2)} ×`,
  ])
  return [`### ${picks} picks`, table(['Hits', 'Chance', 'Returns'], rows)].join('\n\n')
}

export const par: ParSource = {
  id: 'star-pond',
  name: 'Star Pond',
  edition: pondMath.edition,
  configHash: starPond.open(starPond.defaultConfig).configHash,
  method:
    'Hits follow the hypergeometric law; the same chances followed star by star as they come to shine are the second computation.',
  game: starPond,
  sample: [{ key: 'wish', stake: '1.00', choice: { picks: [1, 5, 9, 14, 20, 33, 40] } }],
  prove: () => ({
    rows: pondMath.theoretical(pondConfig),
    checks: checks(),
    sections: ['## Hits', ...counts.map(hitTable)],
    files: {},
  }),
}
