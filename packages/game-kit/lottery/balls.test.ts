import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, multiply, rational, sum } from '#kit/rational.ts'
import { subsets } from './counting.ts'
import { ballPlay, sixOf45, sixOf55 } from './games/balls.ts'
import { chancesOf } from './play.ts'

test('LOT-04 six of 45 and six of 55 have the published chances', () => {
  const [jackpot45] = chancesOf(ballPlay(sixOf45))
  const [jackpot55] = chancesOf(ballPlay(sixOf55))
  expect(jackpot45).toEqual({ winning: 1n, returned: 0n, total: 8_145_060n })
  expect(jackpot55).toEqual({ winning: 1n, returned: 0n, total: 28_989_675n })
})

test.each([
  ['6of45', sixOf45, '54.754'],
  ['6of55', sixOf55, '54.754'],
])('LOT-04 %s returns what its fixed prizes add up to', (_, draw, percent) => {
  const rtp = sum(
    chancesOf(ballPlay(draw)).map(({ winning, total }, at) =>
      multiply(rational(winning, total), rational(draw.prizes[at]?.factor ?? 0)),
    ),
  )
  expect(decimalText(rational(rtp.n * 100n, rtp.d), 3)).toBe(percent)
})

test('LOT-04 a system of up to 12 numbers wins what its single bets win', () => {
  const play = ballPlay(sixOf55)
  const anyNumbers = (size: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 12 }).chain(anyNumbers), anyNumbers(7), (chosen, seen) => {
      const row = chosen.toSorted((a, b) => a - b)
      const single = [...subsets(row, 6)].map((six) => play.hits([six], seen))
      const expected = play.classes.map((__, at) =>
        single.reduce((total, hits) => total + (hits[at] ?? 0), 0),
      )
      expect(play.hits([row], seen)).toEqual(expected)
      expect(play.units([row])[0]).toBe(single.length)
    }),
    { numRuns: 60 },
  )
})
