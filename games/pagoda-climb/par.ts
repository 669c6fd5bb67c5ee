import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { decimalText, equal, multiply, rational } from '#kit/rational.ts'
import type { ClimbRisk } from './events.ts'
import {
  climbConfig,
  climbFactor,
  climbMath,
  everyStop,
  pagodaClimb,
  passChance,
  risks,
  towers,
} from './rules.ts'

/**
 * Among all ways through the doors of this many floors, with the tigers behind the last doors: the number that pass. Counted by
 * enumeration.
 */
export function walkedWays(risk: ClimbRisk, floors: number): { good: number; all: number } {
  const { doors, tigers } = towers[risk]
  const walk = (floor: number): { good: number; all: number } => {
    if (floor === floors) return { good: 1, all: 1 }
    let good = 0
    let all = 0
    for (let door = 0; door < doors; door++) {
      const above = walk(floor + 1)
      all += above.all
      if (door < doors - tigers) good += above.good
    }
    return { good, all }
  }
  return walk(0)
}

function checks(): readonly Check[] {
  return [
    {
      says: `all ${everyStop.length} ways to stop return exactly 99 %`,
      holds: everyStop.every(([risk, floors]) =>
        equal(
          multiply(passChance({ risk }, floors), climbFactor(climbConfig, { risk }, floors)),
          rational(99, 100),
        ),
      ),
    },
    {
      says: 'every way through the doors, walked one by one, gives the same chances',
      holds: everyStop.every(([risk, floors]) => {
        const { good, all } = walkedWays(risk, floors)
        return equal(rational(good, all), passChance({ risk }, floors))
      }),
    },
    {
      says: 'no pagoda returns more than 1 000 times the stake',
      holds: risks.every((risk) => {
        const { n, d } = climbFactor(climbConfig, { risk }, towers[risk].floors)
        return n <= 1_000n * d
      }),
    },
  ]
}

function ladder(risk: ClimbRisk): string {
  const rows = Array.from({ length: towers[risk].floors }, (_, floor) => [
    `${floor + 1}`,
    oneInText(passChance({ risk }, floor + 1)),
    `${decimalText(climbFactor(climbConfig, { risk }, floor + 1), 4)} ×`,
  ])
  return [`### ${risk}`, table(['Floors', 'Chance', 'Returns'], rows)].join('\n\n')
}

export const par: ParSource = {
  id: 'pagoda-climb',
  name: 'Pagoda Climb',
  edition: climbMath.edition,
  configHash: pagodaClimb.open(pagodaClimb.defaultConfig).configHash,
  method:
    'Each floor is passed with the chance of its free doors; all ways through the doors, walked one by one, are the second computation. Whoever comes down, whenever, gets 99 % in the long run.',
  game: pagodaClimb,
  sample: [{ key: 'climb', stake: '1.00', choice: { risk: 'medium' } }],
  prove: () => ({
    rows: climbMath.theoretical(climbConfig),
    checks: checks(),
    sections: ['## Pagodas', ...risks.map(ladder)],
    files: {},
  }),
}
