import { expect, test } from 'vitest'
import { levelled, loudest } from './loudness.ts'

const RATE = 48_000

/** A sine of full scale times `level` with a constant offset. */
function sine({ hz, seconds = 1, level = 1, offset = 0 }: Record<string, number> & { hz: number }) {
  return Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => Math.sin((2 * Math.PI * hz * i) / RATE) * level + offset,
  )
}

const mean = (samples: Float32Array): number =>
  samples.reduce((sum, value) => sum + value, 0) / samples.length

test('GAM-02 the loudness of a full-scale tone of 997 Hz is −3.01 LUFS, as the broadcast standard defines', () => {
  expect(loudest(sine({ hz: 997 }), RATE)).toBeCloseTo(-3.01, 1)
  expect(loudest(sine({ hz: 997, level: 0.1 }), RATE)).toBeCloseTo(-23.01, 1)
})

test('GAM-02 a low tone counts less than a high one of the same level', () => {
  expect(loudest(sine({ hz: 50 }), RATE)).toBeLessThan(loudest(sine({ hz: 500 }), RATE) - 2)
  expect(loudest(sine({ hz: 4_000 }), RATE)).toBeGreaterThan(loudest(sine({ hz: 500 }), RATE) + 2)
})

test('GAM-02 a sound is brought to its loudness, without offset', () => {
  const made = levelled(sine({ hz: 440, level: 0.05, offset: 0.02 }), RATE, -20)
  expect(loudest(made, RATE)).toBeCloseTo(-20, 1)
  expect(Math.abs(mean(made))).toBeLessThan(0.0005)
})

test('GAM-02 a short sound that would exceed full scale stays below it', () => {
  const made = levelled(sine({ hz: 440, seconds: 0.01 }), RATE, -6)
  const peak = Math.max(...made.map(Math.abs))
  expect(peak).toBeLessThan(0.85)
  expect(peak).toBeGreaterThan(0.8)
})

test('GAM-02 silence stays silence', () => {
  expect(levelled(new Float32Array(100), RATE, -20).every((value) => value === 0)).toBe(true)
})
