import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endAfter, hasFeature, passesLoss, type Autoplay } from './autoplay.ts'

const run: Autoplay = {
  roundsMost: 10,
  lossMost: 100n,
  winMost: null,
  stopsAtFeature: true,
  rounds: 0,
  net: 0n,
}

test('R13 autoplay skips a round that could exceed the loss limit and plays one that could just reach it', () => {
  expect(passesLoss({ ...run, net: -90n }, 10n)).toBe(false)
  expect(passesLoss({ ...run, net: -91n }, 10n)).toBe(true)
  expect(passesLoss({ ...run, net: 50n }, 150n)).toBe(false)
  expect(passesLoss({ ...run, net: 50n }, 151n)).toBe(true)
})

test('R13 autoplay ends after its rounds, after a win of the given size, and at a feature', () => {
  const lost = { stake: 10n, win: 0n, hasFeature: false }
  expect(endAfter(run, lost)).toBeNull()
  expect(endAfter({ ...run, rounds: 8 }, lost)).toBeNull()
  expect(endAfter({ ...run, rounds: 9 }, lost)).toBe('rounds')
  expect(endAfter({ ...run, winMost: 50n }, { ...lost, win: 49n })).toBeNull()
  expect(endAfter({ ...run, winMost: 50n }, { ...lost, win: 50n })).toBe('win')
  expect(endAfter(run, { ...lost, hasFeature: true })).toBe('feature')
  expect(endAfter({ ...run, stopsAtFeature: false }, { ...lost, hasFeature: true })).toBeNull()
  expect(endAfter({ ...run, net: -80n }, lost)).toBeNull()
  expect(endAfter({ ...run, net: -85n }, lost)).toBe('loss')
  expect(hasFeature([{ type: 'spin' }, { type: 'freeSpinsStart' }])).toBe(true)
  expect(hasFeature([{ type: 'spin' }, { type: 'holdStart' }])).toBe(true)
  expect(hasFeature([{ type: 'spin' }, { type: 'total' }])).toBe(false)
})

test('R13 autoplay never loses more than its limit nor plays more rounds than requested, no matter what it wins on the way', () => {
  const wins = fc.array(fc.bigInt({ min: 0n, max: 40n }), { minLength: 60, maxLength: 60 })
  fc.assert(
    fc.property(
      wins,
      fc.bigInt({ min: 1n, max: 20n }),
      fc.bigInt({ min: 1n, max: 300n }),
      fc.integer({ min: 1, max: 50 }),
      (fall, stake, lossMost, roundsMost) => {
        let at: Autoplay = { ...run, lossMost, roundsMost }
        for (const win of fall) {
          if (passesLoss(at, stake)) break
          const end = endAfter(at, { stake, win, hasFeature: false })
          at = { ...at, rounds: at.rounds + 1, net: at.net + win - stake }
          if (end) break
        }
        expect(at.rounds).toBeLessThanOrEqual(roundsMost)
        expect(-at.net).toBeLessThanOrEqual(lossMost)
      },
    ),
  )
})
