import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { scriptedChance } from '#kit/chance-scripted.ts'
import type { Chance } from '#kit/chance.ts'
import { compare, ZERO } from '#kit/rational.ts'
import type { Bet, GameMath } from '../game.ts'

/** A game with bets of every kind, for invariants that all games keep. */
export interface Law<Cfg, Choice, Outcome> {
  readonly math: GameMath<Cfg, Choice, Outcome>
  readonly cfg: Cfg
  readonly bet: fc.Arbitrary<Bet<Choice>>
}

/** The invariants of every game; each test below runs once per game. */
export function laws<Cfg, Choice, Outcome>({ math, cfg, bet }: Law<Cfg, Choice, Outcome>): void {
  const seed = fc.integer({ min: 0 })
  const note = (picked: number[], told: number[]): number[] => (told.push(...picked), picked)

  test('G5 a return is never negative and never above what the bet can bring', () => {
    fc.assert(
      fc.property(bet, seed, (one, luck) => {
        const line = math.settle(cfg, one, math.draw(cfg, fastChance(luck)))
        const most = math.betTypes(cfg)[0]?.maxReturn(cfg, one.choice) ?? ZERO
        expect(compare(line.factor, ZERO)).toBeGreaterThanOrEqual(0)
        expect(compare(line.factor, most)).toBeLessThanOrEqual(0)
        expect(line.stake).toBe(one.stake)
      }),
      { numRuns: 2_000 },
    )
  })

  test('G4 what the check accepts can always be settled and told', () => {
    fc.assert(
      fc.property(bet, seed, (one, luck) => {
        const checked = math.check(cfg, [one], { currency: 'USD' })
        fc.pre(checked.ok)
        const outcome = math.draw(cfg, fastChance(luck))
        expect(() => math.settle(cfg, one, outcome)).not.toThrow()
        expect(math.describe(cfg, outcome).length).toBeGreaterThan(0)
      }),
    )
  })

  test('G4 a draw uses exactly the luck it took: given again in order, nothing is left and the outcome is the same', () => {
    fc.assert(
      fc.property(seed, (luck) => {
        const told: number[] = []
        const source = fastChance(luck)
        const below = (n: number): number => told[told.push(source.below(n)) - 1] ?? 0
        const noted: Chance = { ...source, below, pick: (k, n) => note(source.pick(k, n), told), used: 0 }
        const outcome = math.draw(cfg, noted)
        const script = scriptedChance(told)
        expect(math.draw(cfg, script)).toEqual(outcome)
        expect(script.used).toBe(told.length)
      }),
    )
  })

  test('G4 the same seeds give the same outcome for any stake and any rounds before', () => {
    fc.assert(
      fc.property(bet, seed, (one, luck) => {
        const first = math.draw(cfg, fastChance(luck))
        math.settle(cfg, one, math.draw(cfg, fastChance(luck + 1)))
        expect(math.draw(cfg, fastChance(luck))).toEqual(first)
      }),
    )
  })

  test('G14 an outcome that was stored and read again tells the same and pays the same', () => {
    fc.assert(
      fc.property(bet, seed, (one, luck) => {
        const outcome = math.draw(cfg, fastChance(luck))
        const read = math.outcomeSchema.parse(JSON.parse(JSON.stringify(math.outcomeSchema.write(outcome))))
        if (!read.ok) throw new Error(read.error)
        expect(math.describe(cfg, read.value)).toEqual(math.describe(cfg, outcome))
        expect(math.settle(cfg, one, read.value)).toEqual(math.settle(cfg, one, outcome))
      }),
    )
  })

  test('G4 an outcome that no draw could give is refused', () => {
    for (const odd of [
      null,
      {},
      { roll: 10_000 },
      { roll: 1.5 },
      { spins: [] },
      { spins: [[99, 0, 0, 0, 0]] },
      { way: '0101' },
      { way: '01010101010101x1' },
      { draw: 3_600_000_000 },
      { place: 150 },
    ]) {
      expect(math.outcomeSchema.parse(odd).ok).toBe(false)
    }
  })
}
