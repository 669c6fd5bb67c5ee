import { expect, test } from 'vitest'
import { rational, subtract, multiply } from '#kit/rational.ts'
import { everyLuck } from '../testing/every-luck.ts'
import { slotEngine } from './evaluate.ts'
import { closedHold } from './hold/theory.ts'
import type { HoldModel } from './hold/model.ts'
import { enumerateHold, proveHold } from './hold/proof.ts'
import { drawHold, holdCredits, holdEngine } from './hold/round.ts'
import { creditsOf } from './model.ts'
import type { SlotModel } from './model.ts'
import { enumerateCycles, proveRound } from './proof/round-proof.ts'
import { unlimitedTheory } from './proof/theory.ts'
import { drawRound, playedRound, roundCredits } from './round.ts'
import { slotScript } from './script.ts'

type Toy = 'W' | 'S' | 'a' | 'b'

const pays = { W: [0, 0, 0], S: [0, 0, 0], a: [1, 3, 8], b: [2, 5, 9] } as const

/** Slots so small that every round there is can be played by the code that pays members. */
const ways: SlotModel<Toy> = {
  symbols: ['W', 'S', 'a', 'b'],
  wild: 'W',
  scatter: 'S',
  ways: 4,
  baseReels: [
    ['a', 'S', 'b', 'a'],
    ['a', 'W', 'b', 'S'],
    ['S', 'b', 'a', 'W'],
    ['a', 'b'],
    ['b', 'a'],
  ],
  freeReels: [['a', 'S', 'b', 'b'], ['W', 'S', 'b', 'a'], ['S', 'a', 'a', 'b'], ['W'], ['a', 'b']],
  lines: [],
  pays,
  scatterPays: [3, 5, 7],
  freeSpins: { count: 1, limit: 1, multiplier: 2 },
  maxCredits: 10_000,
  creditStep: 1,
}

const book: SlotModel<Toy> = {
  symbols: ['W', 'S', 'a', 'b'],
  wild: 'S',
  scatter: 'S',
  spreading: ['a', 'b'],
  baseReels: [['a', 'S', 'b', 'b'], ['a', 'S', 'b', 'a'], ['S', 'b', 'a', 'a'], ['a'], ['b', 'a']],
  freeReels: [['a', 'S', 'b', 'b'], ['b', 'S', 'b', 'a'], ['S', 'a', 'a', 'b'], ['a'], ['a', 'b']],
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ],
  pays,
  scatterPays: [3, 5, 7],
  freeSpins: { count: 1, limit: 1, multiplier: 1 },
  maxCredits: 10_000,
  creditStep: 1,
}

function played(model: SlotModel<Toy>, free: number) {
  const engine = slotEngine(model)
  const cycle = (reels: readonly (readonly Toy[])[]) => BigInt(reels.reduce((n, reel) => n * reel.length, 1))
  const whole =
    cycle(model.baseReels) * BigInt(model.spreading?.length ?? 1) * cycle(model.freeReels) ** BigInt(free)
  const sums = { paid: 0n, squared: 0n, hits: 0n, ways: 0n, untrue: 0 }
  everyLuck(
    whole,
    (chance) => drawRound(engine, chance),
    (outcome, weight) => {
      const credits = BigInt(roundCredits(engine, outcome))
      const spins = playedRound(engine, outcome)
      if (BigInt(spins.at(-1)?.roundCredits ?? 0) !== credits) sums.untrue++
      if (toldCredits(slotScript(engine, outcome)) !== credits) sums.untrue++
      sums.ways += weight
      sums.paid += weight * credits
      sums.squared += weight * credits * credits
      if (credits > 0n) sums.hits += weight
    },
  )
  return { whole, ...sums }
}

/** What the single wins of a script add up to. */
function toldCredits(events: readonly { type: string; credits?: number }[]): bigint {
  const wins = events.filter(({ type }) => ['lineWin', 'wayWin', 'spreadWin', 'scatterWin'].includes(type))
  return wins.reduce((sum, { credits }) => sum + BigInt(credits ?? 0), 0n)
}

const pairPays = { a: 1, b: 2 } as const

test.each([
  ['that pays in ways', ways, 1],
  ['that pays in ways, for two of a kind too', { ...ways, pairPays }, 1],
  ['with a book and a symbol that spreads', book, 1],
  ['with a book, two of a kind and a symbol that spreads over two reels', { ...book, pairPays }, 1],
])('G5 STU-01 the proof of a slot %s equals enumerating all of its rounds', (_, model, free) => {
  const all = played(model, free)
  const proof = proveRound(model, enumerateCycles(model))
  const stake = BigInt(creditsOf(model))
  expect(all.ways).toBe(all.whole)
  expect(all.untrue).toBe(0)
  expect(proof.rtp).toEqual(rational(all.paid, all.whole * stake))
  expect(proof.hit).toEqual(rational(all.hits, all.whole))
  const meanSquare = rational(all.squared, all.whole * stake * stake)
  expect(proof.variance).toEqual(subtract(meanSquare, multiply(proof.rtp, proof.rtp)))
  expect(unlimitedTheory(model).total).toEqual(proof.rtp)
})

/** One row, so that every respin can be played: three coins of five places open one respin. */
const hold: HoldModel<Toy> = {
  slot: {
    ...book,
    wild: 'W',
    scatter: 'S',
    rows: 1,
    baseReels: [['S', 'a'], ['S', 'b', 'a'], ['a', 'S'], ['a'], ['b', 'S']],
    lines: [[0, 0, 0, 0, 0]],
    scatterPays: [0, 0, 0],
    freeSpins: { count: 1, limit: 0, multiplier: 1 },
    maxCredits: 40,
  },
  printed: [[2, 0], [3, 0, 0], [0, 1], [0], [0, 5]],
  needed: 3,
  respins: 2,
  landing: { n: 1, of: 3 },
  values: [
    { credits: 1, weight: 2 },
    { credits: 6, weight: 1, jackpot: 'mini' },
  ],
  grand: 20,
}

test.each([25, 40, 10_000])(
  'G5 STU-01 the proof of a hold-and-win slot with a limit of %i equals enumerating its rounds',
  (maxCredits) => {
    const model = { ...hold, slot: { ...hold.slot, maxCredits } }
    const engine = holdEngine(model)
    // Two empty places at most, four respins at most, a draw for each and one more for what is on a coin.
    const whole = 24n * 3n ** 8n * 3n ** 2n
    const sums = { paid: 0n, ways: 0n, reached: 0n }
    everyLuck(
      whole,
      (chance) => drawHold(engine, chance),
      (outcome, weight) => {
        const { lines, held } = holdCredits(engine, outcome)
        const credits = Math.min(maxCredits, lines + held)
        sums.ways += weight
        sums.paid += weight * BigInt(credits)
        if (credits === maxCredits) sums.reached += weight
      },
    )
    const proof = proveHold(model, enumerateHold(model))
    expect(sums.ways).toBe(whole)
    expect(proof.rtp).toEqual(rational(sums.paid, whole))
    expect(proof.maxWinChance).toEqual(rational(sums.reached, whole))
    if (maxCredits === 10_000) expect(closedHold(model).total).toEqual(proof.rtp)
  },
)

test('G4 refuses respins that no draw could have produced', () => {
  const engine = holdEngine(hold)
  const stops = [0, 0, 1, 0, 0]
  expect(() => holdCredits(engine, { stops, respins: [] })).toThrow('ends before')
  expect(() => holdCredits(engine, { stops, respins: [[[0, 0]]] })).toThrow('lands nowhere')
  expect(() => holdCredits(engine, { stops: [1, 1, 0, 0, 0], respins: [[]] })).toThrow('goes on')
})
