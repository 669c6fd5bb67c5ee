import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { major } from '#kit/money.ts'
import { rational } from '#kit/rational.ts'
import { DRAWS, heightOf, MAX_TARGET, MIN_TARGET, reaching } from '#game-kit/shared/flat.ts'
import { cashedAt, crashConfig, crashTheory, runsMs } from '#game-kit/crash/crash.ts'
import { reachedMs, risenAt } from '#game-kit/crash/curve.ts'
import { paperKite } from './rules.ts'

const target = fc.integer({ min: MIN_TARGET, max: MAX_TARGET })
const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000_000 : 200_000
const open = paperKite.open(paperKite.defaultConfig)

test('G5 STU-03 cashing out returns 99 % at whatever multiplier: exactly where it divides the draws, hardly less elsewhere', () => {
  for (const exact of [110, 150, 200, 1_000, MAX_TARGET])
    expect(crashTheory(exact).rtp).toEqual(rational(99, 100))
  fc.assert(
    fc.property(target, (at) => {
      const { rtp } = crashTheory(at)
      const shortBy = 99n * rtp.d - 100n * rtp.n // of 100 × the denominator
      expect(shortBy >= 0n && shortBy * 350_000n < 100n * rtp.d).toBe(true)
    }),
  )
})

test('STU-03 the draws that reach a multiplier are counted by the formula: the last wins, the next does not', () => {
  fc.assert(
    fc.property(target, (at) => {
      const edge = reaching(at)
      expect(heightOf(edge - 1)).toBeGreaterThanOrEqual(at)
      if (edge < DRAWS) expect(heightOf(edge)).toBeLessThan(at)
    }),
    { numRuns: 2_000 },
  )
})

test('STU-03 returns 99 % within four standard errors in play, for automatic cash-outs and for presses at random times', () => {
  const chance = fastChance(7)
  for (const kind of ['auto', 'hand'] as const) {
    let [sum, squares] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const { outcome } = open.draw(chance, null)
      const end = outcome as { at: number }
      const top = kind === 'auto' ? 101 + chance.below(400) : MAX_TARGET
      const afterMs = 400 + chance.below(20_000)
      const acts = kind === 'hand' && afterMs < runsMs(end) ? [{ action: 'cash-out' as const, afterMs }] : []
      const times = (cashedAt(end, { top }, acts) ?? 0) / 100
      sum += times
      squares += times * times
    }
    const mean = sum / ROUNDS
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    expect(Math.abs(mean - 0.99)).toBeLessThan(4 * error)
  }
})

test('G19 the multiplier never falls, starts at 1.00, and is reached at the first millisecond that shows it', () => {
  expect(risenAt(0)).toBe(100)
  expect([200, 1_000, MAX_TARGET].map((at) => Math.round(reachedMs(at) / 100) / 10)).toEqual([
    11.6, 38.4, 153.7,
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 155_000 }), (ms) => {
      expect(risenAt(ms + 1)).toBeGreaterThanOrEqual(risenAt(ms))
      expect(risenAt(ms + 1) - risenAt(ms)).toBeLessThan(1 + risenAt(ms) / 1_000)
    }),
  )
  fc.assert(
    fc.property(target, (at) => {
      const ms = reachedMs(at)
      expect(risenAt(ms)).toBeGreaterThanOrEqual(at)
      expect(risenAt(ms - 1)).toBeLessThan(at)
    }),
  )
})

test('G10 a press in time always pays what the multiplier was, and a round shows nothing above its end while it runs', () => {
  const end = fc.integer({ min: 100, max: MAX_TARGET })
  fc.assert(
    fc.property(end, fc.integer({ min: 0, max: 154_000 }), (at, afterMs) => {
      const isRunning = afterMs < runsMs({ at })
      if (!isRunning) return
      expect(risenAt(afterMs)).toBeLessThanOrEqual(at)
      const isAllowed = risenAt(afterMs) >= MIN_TARGET && risenAt(afterMs) < MAX_TARGET
      const slip = {
        lines: [['fly', '10.00', { auto: 0, box: 1, top: MAX_TARGET }] as const],
        epoch: 0,
        acts: [],
      }
      const act = open.timed?.act(slip, 'cash-out', { afterMs, pieces: [] })
      expect(act !== null).toBe(isAllowed)
      if (isAllowed)
        expect(open.settler({ at })({ ...slip, acts: [{ action: 'cash-out', afterMs }] }).win).toBe(
          (major(10) * BigInt(risenAt(afterMs))) / 100n,
        )
    }),
    { numRuns: 2_000 },
  )
})

test('STU-03 no one cashes out of a round that ends at 1.00, and every bet is cashed out at the highest multiplier', () => {
  expect(runsMs({ at: 100 })).toBe(0)
  expect(cashedAt({ at: 100 }, { top: 101 }, [])).toBe(null)
  expect(cashedAt({ at: MAX_TARGET }, { top: MAX_TARGET }, [])).toBe(MAX_TARGET)
})

test('STU-03 a bet never wins more than the limit: without an automatic cash-out it tops at what the limit allows', () => {
  const { max, maxWin } = crashConfig.stakes['VND']!
  const check = (stake: string, auto: number) =>
    open.check([['fly', stake, { auto, box: 1, top: 0 }]], { currency: 'VND', pieces: [] })
  const highest = check(`${max / 10_000n}.00`, 0)
  expect(highest.ok && highest.value.lines[0]?.[2]).toEqual({
    auto: 0,
    box: 1,
    top: Number((maxWin * 100n) / max),
  })
  expect(check(`${max / 10_000n}.00`, MAX_TARGET)).toMatchObject({
    ok: false,
    error: { refused: 'games.winTooLarge' },
  })
  expect(check('1000.00', 100)).toMatchObject({ ok: false, error: { refused: 'games.betMalformed' } })
})
