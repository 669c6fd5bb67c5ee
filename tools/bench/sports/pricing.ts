/** Pricing of football matches in play: a whole book again from clock, score and cards; and the same by simulating matches. */
import { offersOf, type PricedEvent } from '#features/sport/prices/rules/offers.ts'
import { expectedLeft } from '#game-kit/sports/football/clock.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { ownCpuUs } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'

const EVENTS = 500
const goal = (id: string, must: number, unit: string, what: string): Goal => ({
  id,
  better: 'less',
  must,
  ambitious: must / 2,
  unit,
  what,
})
const goals = {
  median: goal('S1', 0.5, 'ms', 'pricing a football match in play again, all markets: median'),
  p99: goal('S2', 2, 'ms', 'the same: p99'),
  core: goal('S3', 25, '%', 'pricing 500 matches in play every second: share of a core'),
}
const pricing = { shift: [0, 0] as const, margin: 0.06, margins: {} }
const now = new Date('2026-12-05T15:00:00Z')

/** Matches at every minute and at many scores. */
const events = Array.from({ length: EVENTS }, (_, n): { event: PricedEvent; expected: readonly number[] } => {
  const minute = (n * 7) % 88
  const live = {
    period: minute < 45 ? 'first' : 'second',
    minute,
    clockAt: now.toISOString(),
    isRunning: true,
    score: [n % 4, (n * 3) % 3] as const,
    counts: {},
    redCards: [n % 11 === 0 ? 1 : 0, 0] as const,
  }
  return {
    event: { sport: 'football', source: 'feed:bench', state: 'live', live },
    expected: [1 + (n % 9) / 8, 0.8 + (n % 7) / 8],
  }
})

const priceOne = (n: number) => {
  const { event, expected } = events[n % EVENTS]!
  return offersOf(event, { ...pricing, expected }, now)
}

/** What a hand would write first: ten thousand matches, minute by minute, counted for one three-way market. */
function simulate(n: number): number {
  const { event, expected } = events[n % EVENTS]!
  const minute = event.live?.minute ?? 0
  const score = event.live?.score ?? [0, 0]
  const left = expectedLeft([expected[0] ?? 1, expected[1] ?? 1], { minute, score, redCards: [0, 0] })
  const chance = fastChance(n + 1)
  let home = 0
  for (let match = 0; match < 10_000; match += 1) {
    let lead = score[0] - score[1]
    for (let at = minute; at < 90; at += 1) {
      const u = chance.u32() / 4_294_967_296
      if (u < left[0] / (90 - minute)) lead += 1
      else if (u > 1 - left[1] / (90 - minute)) lead -= 1
    }
    if (lead > 0) home += 1
  }
  return home / 10_000
}

export function benchPricing(isQuick: boolean, tell: (line: string) => void): readonly Reached[] {
  for (let n = 0; n < 2_000; n += 1) priceOne(n)
  const rounds = isQuick ? 3 : 7
  const medians: number[] = []
  const tails: number[] = []
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const took: number[] = []
    const cpu = ownCpuUs()
    for (let n = 0; n < EVENTS; n += 1) {
      const at = performance.now()
      priceOne(n)
      took.push(performance.now() - at)
    }
    shares.push((ownCpuUs() - cpu) / 10_000)
    took.sort((a, b) => a - b)
    medians.push(took[EVENTS / 2] ?? 0)
    tails.push(took[Math.floor(EVENTS * 0.99)] ?? 0)
  }
  const at = performance.now()
  simulate(1)
  const naive = performance.now() - at
  const one = (which: Goal, values: readonly number[]): Reached => {
    const { low, median, high } = quartiles([...values])
    return { goal: which, value: median, low, high, isNoisy: high > 1.5 * low }
  }
  const reached = [one(goals.median, medians), one(goals.p99, tails), one(goals.core, shares)]
  tell(
    `  one market of one match by simulation: ${naive.toFixed(1)} ms; all of its markets by the model: ${reached[0]!.value.toFixed(2)} ms`,
  )
  return reached
}
