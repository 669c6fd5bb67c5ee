import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { add, decimalText, equal, multiply, rational, ZERO } from '#kit/rational.ts'
import type { DropChoice } from './events.ts'
import { fromMiddle } from './pays.ts'
import { cupFactor, dropConfig, dropMath, dropTheory, everyDrop, pearlDrop, waysInto } from './rules.ts'

/** The return of one choice with every one of the 65 536 ways settled, sharing no sum with the closed form. */
export function enumeratedReturn(choice: DropChoice) {
  const counted = new Map<string, { factor: ReturnType<typeof cupFactor>; ways: bigint }>()
  let all = 0n
  for (const { o, w } of dropMath.outcomes?.(dropConfig) ?? []) {
    const { factor } = dropMath.settle(dropConfig, { key: 'drop', stake: 1n, choice }, o)
    const key = `${factor.n}/${factor.d}`
    const known = counted.get(key)
    counted.set(key, { factor, ways: (known?.ways ?? 0n) + w })
    all += w
  }
  return [...counted.values()].reduce(
    (total, { factor, ways }) => add(total, multiply(factor, rational(ways, all))),
    ZERO,
  )
}

function checks(): readonly Check[] {
  return [
    {
      says: 'every board at every risk, all 65 536 ways settled, returns what the binomial form gives',
      holds: everyDrop.every((choice) => equal(enumeratedReturn(choice), dropTheory(choice).rtp)),
    },
    {
      says: 'the ways into the cups of a board are all ways',
      holds: everyDrop.every(
        ({ rows }) => waysInto(rows).reduce((total, ways) => total + ways, 0n) === 2n ** BigInt(rows),
      ),
    },
  ]
}

function cupTable(choice: DropChoice): string {
  const ways = waysInto(choice.rows)
  const rows = ways
    .slice(0, Math.floor(choice.rows / 2) + 1)
    .map((count, cup) => [
      fromMiddle(choice.rows, cup) === 0 ? 'middle' : `${cup + 1} from the edge`,
      `${cup === choice.rows / 2 ? count : 2n * count} of ${2 ** choice.rows}`,
      `${decimalText(cupFactor(choice, cup), 1)} ×`,
    ])
  return [
    `### ${choice.rows} rows, ${choice.risk} risk`,
    table(['Cup', 'Ways, both sides', 'Returns'], rows),
  ].join('\n\n')
}

export const par: ParSource = {
  id: 'pearl-drop',
  name: 'Pearl Drop',
  edition: dropMath.edition,
  configHash: pearlDrop.open(pearlDrop.defaultConfig).configHash,
  method:
    'Each cup is reached by a binomial number of ways; all 65 536 ways are settled one by one as a second computation.',
  game: pearlDrop,
  sample: [{ key: 'drop', stake: '1.00', choice: { rows: 16, risk: 'high' } }],
  prove: () => ({
    rows: dropMath.theoretical(dropConfig),
    checks: checks(),
    sections: ['## Cups', ...everyDrop.map(cupTable)],
    files: {},
  }),
}
