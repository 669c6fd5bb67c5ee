import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { rational } from '#kit/rational.ts'
import {
  DRAWS,
  heightOf,
  heightText,
  lanternConfig,
  lanternMath,
  MAX_TARGET,
  MIN_TARGET,
  reaching,
  skyLantern,
} from './rules.ts'

/** How many draws reach a target, found by halving the draws and asking the height: it never rises from draw to draw. */
export function countedReaching(target: number): number {
  let [low, high] = [0, DRAWS]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (heightOf(middle) >= target) low = middle + 1
    else high = middle
  }
  return low
}

/** The whole targets and tenths up to 100 times, then a prime step to the top: the counted ones. */
function countedTargets(): readonly number[] {
  const targets: number[] = []
  for (let target = MIN_TARGET; target <= 10_000; target++) targets.push(target)
  for (let target = 10_007; target < MAX_TARGET; target += 97) targets.push(target)
  return [...targets, MAX_TARGET]
}

function checks(): readonly Check[] {
  // whole numbers below 2^53: a million fractions would take a minute
  const isNear = (target: number): boolean => {
    const short = 99 * DRAWS - target * reaching(target)
    return short >= 0 && short * 350_000 <= 100 * DRAWS
  }
  const everyTarget = Array.from({ length: MAX_TARGET - MIN_TARGET + 1 }, (_, k) => MIN_TARGET + k)
  return [
    {
      says: 'the draws that reach a target, counted by their heights, are those of the closed form',
      holds: countedTargets().every((target) => countedReaching(target) === reaching(target)),
    },
    {
      says: 'every target from 1.01 to 10 000.00 returns 99 % or less than a 350 000th part below',
      holds: everyTarget.every(isNear),
    },
  ]
}

function ladder(): string {
  const targets = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000]
  const rows = targets.map((target) => [
    `${heightText(target)} ×`,
    oneInText(rational(reaching(target), DRAWS)),
  ])
  return ['## Some targets', table(['Target', 'Chance'], rows)].join('\n\n')
}

export const par: ParSource = {
  id: 'sky-lantern',
  name: 'Sky Lantern',
  edition: lanternMath.edition,
  configHash: skyLantern.open(skyLantern.defaultConfig).configHash,
  method: 'The draws that reach a target are counted in closed form, and again by halving over the heights.',
  game: skyLantern,
  sample: [{ key: 'rise', stake: '1.00', choice: { target: 200 } }],
  prove: () => ({
    rows: lanternMath.theoretical(lanternConfig),
    checks: checks(),
    sections: [ladder()],
    files: {},
  }),
}
