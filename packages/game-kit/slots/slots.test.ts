import { describe, expect, test } from 'vitest'
import { add, equal, multiply, rational, subtract } from '#kit/rational.ts'
import type { Chance } from '#kit/chance.ts'
import { scriptedChance } from '#kit/chance-scripted.ts'
import { everyLuck } from '../testing/every-luck.ts'
import { evaluate, slotEngine } from './evaluate.ts'
import { modelProblems } from './model.ts'
import type { SlotModel } from './model.ts'
import { spinTheory } from './proof/closed.ts'
import { enumerateCycles, proveRound } from './proof/round-proof.ts'
import { expectedFreeSpins, unlimitedTheory } from './proof/theory.ts'
import { drawRound, playedRound } from './round.ts'
import { slotScript } from './script.ts'

type Toy = 'W' | 'S' | 'a' | 'b'

/** A slot so small that every round there is can be played. */
const toy: SlotModel<Toy> = {
  symbols: ['W', 'S', 'a', 'b'],
  wild: 'W',
  scatter: 'S',
  baseReels: [['a', 'S', 'b', 'W'], ['a', 'S', 'b', 'a'], ['S', 'b', 'a', 'W'], ['a'], ['b', 'a']],
  freeReels: [['a', 'S', 'W', 'b'], ['W', 'S', 'b', 'a'], ['S', 'a', 'a', 'b'], ['W'], ['a', 'b']],
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  pays: { W: [4, 6, 20], S: [0, 0, 0], a: [1, 3, 8], b: [2, 5, 9] },
  scatterPays: [3, 5, 7],
  freeSpins: { count: 1, limit: 2, multiplier: 2 },
  maxCredits: 50,
  creditStep: 1,
}

/** Every round of the toy is played once for each limit, and looked at by several tests. */
const playedSums = new Map<string, ReturnType<typeof playToy>>()

function playedToy(maxCredits: number, pairPays: SlotModel<Toy>['pairPays'] = {}) {
  const key = JSON.stringify({ maxCredits, pairPays })
  const sums = playedSums.get(key) ?? playToy({ ...toy, maxCredits, pairPays })
  playedSums.set(key, sums)
  return sums
}

/** Sums over every round of the toy, played by the code that pays members. */
function playToy(model: SlotModel<Toy>) {
  const engine = slotEngine(model)
  const whole = BigInt(engine.base.strips.reduce((n, reel) => n * reel.length, 1)) ** 3n
  const sums = { paid: 0n, squared: 0n, hits: 0n, reached: 0n, freeSpins: 0n, ways: 0n }
  everyLuck(
    whole,
    (chance) => playedRound(engine, drawRound(engine, chance)),
    (spins, ways) => {
      const credits = BigInt(spins.at(-1)?.roundCredits ?? 0)
      sums.ways += ways
      sums.paid += ways * credits
      sums.squared += ways * credits * credits
      if (credits > 0n) sums.hits += ways
      if (credits >= BigInt(model.maxCredits)) sums.reached += ways
      sums.freeSpins += ways * BigInt(spins.length - 1)
    },
  )
  return { whole, ...sums }
}

describe('G5 plays a small slot in every possible way', () => {
  test.each([12, 20, 50, 1_000])(
    'G5 the proof with a limit of %i credits equals enumeration',
    (maxCredits) => {
      const model = { ...toy, maxCredits }
      const played = playedToy(maxCredits)
      const proof = proveRound(model, enumerateCycles(model))
      const lines = 3n
      expect(played.ways).toBe(played.whole)
      expect(proof.rtp).toEqual(rational(played.paid, played.whole * lines))
      expect(proof.hit).toEqual(rational(played.hits, played.whole))
      expect(proof.maxWinChance).toEqual(rational(played.reached, played.whole))
      const meanSquare = rational(played.squared, played.whole * lines * lines)
      expect(proof.variance).toEqual(subtract(meanSquare, multiply(proof.rtp, proof.rtp)))
    },
  )

  test('G5 the closed form gives the same RTP when no limit can be reached', () => {
    const model = { ...toy, maxCredits: 1_000 }
    expect(proveRound(model, enumerateCycles(model)).rtp).toEqual(unlimitedTheory(model).total)
  })

  test.each([{ a: 2 }, { W: 2, b: 1 }, { W: 5, a: 1, b: 3 }])(
    'G5 pays for two of a kind %o: enumeration, closed form and play give the same RTP',
    (pairPays) => {
      const model = { ...toy, maxCredits: 1_000, pairPays }
      const played = playedToy(1_000, pairPays)
      const proof = proveRound(model, enumerateCycles(model))
      expect(proof.rtp).toEqual(rational(played.paid, played.whole * 3n))
      expect(unlimitedTheory(model).total).toEqual(proof.rtp)
      expect(modelProblems(model)).toEqual([])
    },
  )

  test('G5 the expected number of free spins equals the played one', () => {
    const played = playedToy(1_000)
    const { triggerChance, grantChance } = unlimitedTheory(toy)
    const expected = multiply(triggerChance, expectedFreeSpins(toy, grantChance))
    expect(expected).toEqual(rational(played.freeSpins, played.whole))
  })
})

test('G5 the chances of all winning runs and of none add up to one line', () => {
  const engine = slotEngine(toy)
  const paid = spinTheory(toy, toy.baseReels).runs.reduce((total, run) => add(total, run.chance), rational(0))
  let winning = 0n
  everyLuck(
    128n,
    (chance) => evaluate(engine, engine.base, drawRound(engine, firstSpinOf(chance)).spins[0] ?? []),
    (result, ways) => (winning += result.hits.some((hit) => hit.line === 0) ? ways : 0n),
  )
  expect(equal(paid, rational(winning, 128n))).toBe(true)
})

/** Random numbers for one spin: later draws of a triggered feature return 0. */
function firstSpinOf(chance: Chance) {
  let asked = 0
  return { ...chance, below: (n: number) => (asked++ < 5 ? chance.below(n) : 0) }
}

test('STU-01 pays only a line’s highest win: wilds alone, or the symbol they replace', () => {
  const rich: SlotModel<Toy> = {
    ...toy,
    baseReels: [['W'], ['W'], ['W'], ['a'], ['b']],
    lines: [[0, 0, 0, 0, 0]],
  }
  const pays = (model: SlotModel<Toy>) => {
    const engine = slotEngine(model)
    return evaluate(engine, engine.base, [0, 0, 0, 0, 0]).hits
  }
  expect(pays(rich)).toEqual([{ line: 0, symbol: 0, count: 3, pays: 4 }])
  const poor = { ...rich, pays: { ...rich.pays, W: [0, 0, 0] as const } }
  expect(pays(poor)).toEqual([{ line: 0, symbol: 2, count: 4, pays: 3 }])
})

test('STU-01 a line pays two of a kind where the symbol does, a wild standing in, and three pay in its place', () => {
  const shown = (...line: readonly Toy[]) => {
    const model = {
      ...toy,
      baseReels: line.map((symbol) => [symbol]),
      lines: [[0, 0, 0, 0, 0]],
      pairPays: { a: 2 },
    }
    const engine = slotEngine(model)
    return evaluate(engine, engine.base, [0, 0, 0, 0, 0]).hits
  }
  expect(shown('a', 'W', 'b', 'a', 'a')).toEqual([{ line: 0, symbol: 2, count: 2, pays: 2 }])
  expect(shown('b', 'b', 'a', 'a', 'a')).toEqual([])
  expect(shown('a', 'a', 'a', 'b', 'a')).toEqual([{ line: 0, symbol: 2, count: 3, pays: 1 }])
})

test('STU-01 a wild does not stand for a scatter, and a scatter ends a line', () => {
  const engine = slotEngine({ ...toy, baseReels: [['a'], ['a'], ['S', 'b', 'b'], ['W'], ['a']] })
  const result = evaluate(engine, engine.base, [0, 0, 0, 0, 0])
  expect(result.scatters).toBe(1)
  expect(result.hits.map((hit) => hit.line)).toEqual([])
})

test('STU-01 draws five stops per spin and stops at its limit', () => {
  const engine = slotEngine({ ...toy, maxCredits: 1 })
  const chance = scriptedChance([0, 0, 0, 0, 0])
  expect(drawRound(engine, chance).spins).toHaveLength(1)
  expect(chance.used).toBe(5)
})

test('G4 refuses an outcome with too few or too many spins: it was never drawn', () => {
  const engine = slotEngine(toy)
  expect(() => playedRound(engine, { spins: [] })).toThrow('ends before')
  const quiet = [3, 3, 1, 0, 0]
  expect(() => playedRound(engine, { spins: [quiet, quiet, quiet, quiet] })).toThrow('goes on')
})

test('STU-01 reports reels that slow down after two scatters to the scene, no matter what comes', () => {
  const engine = slotEngine(toy)
  const script = slotScript(
    engine,
    drawRound(engine, scriptedChance([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
  )
  expect(script[0]).toMatchObject({ type: 'spin', anticipate: [2] })
})

test('G5 names a model that has no closed form', () => {
  const crowded = {
    ...toy,
    freeReels: [['S', 'a', 'S'], ...toy.freeReels.slice(1)] satisfies readonly (readonly Toy[])[],
  }
  expect(modelProblems(crowded)).toEqual(['reel 1 can show two scatters at once'])
  expect(modelProblems({ ...toy, creditStep: 2 })).toEqual(['a pay is no multiple of 2'])
  expect(modelProblems({ ...toy, pairPays: { S: 1 } })).toEqual([
    'two scatters pay, which no count of scatters does',
  ])
  expect(modelProblems(toy)).toEqual([])
})
