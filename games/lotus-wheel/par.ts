import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { add, decimalText, equal, multiply, rational, ZERO } from '#kit/rational.ts'
import type { WheelChoice } from './events.ts'
import { wheels } from './pays.ts'
import { everyWheel, lotusWheel, PLACES, wheelConfig, wheelMath, wheelTheory } from './rules.ts'

/** The return of one wheel with every one of the 150 places settled. */
export function enumeratedReturn(choice: WheelChoice) {
  let total = ZERO
  for (const { o, w } of wheelMath.outcomes?.(wheelConfig) ?? []) {
    const { factor } = wheelMath.settle(wheelConfig, { key: 'turn', stake: 1n, choice }, o)
    total = add(total, multiply(factor, rational(w, PLACES)))
  }
  return total
}

function checks(): readonly Check[] {
  const declared = rational(99, 100)
  return [
    {
      says: 'every wheel, all places settled, returns exactly 99 %, as its petals do',
      holds: everyWheel.every(
        (choice) => equal(enumeratedReturn(choice), declared) && equal(wheelTheory(choice).rtp, declared),
      ),
    },
    {
      says: 'every wheel has as many petals as it says',
      holds: everyWheel.every(({ petals, risk }) => wheels[petals][risk].length === petals),
    },
  ]
}

function petalTable(choice: WheelChoice): string {
  const counted = new Map<number, number>()
  for (const tenths of wheels[choice.petals][choice.risk]) counted.set(tenths, (counted.get(tenths) ?? 0) + 1)
  const rows = [...counted]
    .sort(([a], [b]) => b - a)
    .map(([tenths, count]) => [`${decimalText(rational(tenths, 10), 1)} ×`, `${count} of ${choice.petals}`])
  return [`### ${choice.petals} petals, ${choice.risk} risk`, table(['Returns', 'Petals'], rows)].join('\n\n')
}

export const par: ParSource = {
  id: 'lotus-wheel',
  name: 'Lotus Wheel',
  edition: wheelMath.edition,
  configHash: lotusWheel.open(lotusWheel.defaultConfig).configHash,
  method:
    'The petals of each wheel are added up; all 150 places of a turn are settled as a second computation.',
  game: lotusWheel,
  sample: [{ key: 'turn', stake: '1.00', choice: { petals: 30, risk: 'medium' } }],
  prove: () => ({
    rows: wheelMath.theoretical(wheelConfig),
    checks: checks(),
    sections: ['## Petals', ...everyWheel.map(petalTable)],
    files: {},
  }),
}
