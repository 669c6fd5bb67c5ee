import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { rational } from '#kit/rational.ts'
import { enumeratedReturn, par } from './par.ts'
import { wheels } from './pays.ts'
import { everyWheel, petalOf, PLACES, wheelTheory } from './rules.ts'
import { degreesOf, endOf } from './scene/layout.ts'

test('STU-03 G5 every wheel, enumerated over all places, has an RTP of exactly 99 %, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
  for (const choice of everyWheel) expect(enumeratedReturn(choice)).toEqual(rational(99, 100))
})

test('STU-03 the petals of each wheel sum to 99 tenths per ten petals', () => {
  for (const { petals, risk } of everyWheel)
    expect(wheels[petals][risk].reduce((total, tenths) => total + tenths, 0)).toBe((99 * petals) / 10)
})

test('G7 all petals of every wheel are equally likely', () => {
  for (const { petals } of everyWheel) {
    const counts = new Map<number, number>()
    for (let place = 0; place < PLACES; place++) {
      const petal = petalOf(place, petals)
      counts.set(petal, (counts.get(petal) ?? 0) + 1)
    }
    expect(counts.size).toBe(petals)
    expect(new Set(counts.values())).toEqual(new Set([PLACES / petals]))
  }
})

test('STU-03 a wheel of fifty at high risk pays 49.5 times with one chance in fifty', () => {
  const { maxWin, maxWinChance, hit } = wheelTheory({ petals: 50, risk: 'high' })
  expect([maxWin, maxWinChance, hit]).toEqual([rational(99, 2), rational(1, 50), rational(1, 50)])
})

test('G14 the animated wheel stops with the paying petal under the pointer', () => {
  for (const { petals } of everyWheel)
    for (let place = 0; place < PLACES; place++) {
      // turned back by as much, the pointer at the top lies over this share of the wheel
      const share = (((-degreesOf(place, petals) % 360) + 360) % 360) / 360
      expect(Math.floor(share * petals)).toBe(petalOf(place, petals))
      const end = endOf(123, place, petals, 3)
      expect(end).toBeGreaterThanOrEqual(123 + 3 * 360)
      expect(Math.cos(((end - degreesOf(place, petals)) / 180) * Math.PI)).toBeCloseTo(1, 9)
    }
})
