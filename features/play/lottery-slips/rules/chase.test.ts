import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { endOf, linesAt, sumsOf } from './chase.ts'

test('LOT-03 a chase multiplies the stake of each line, and leaves what is no line to the game', () => {
  expect(linesAt([['fixed', '2.00', '1@L1800']], 4)).toEqual([['fixed', '8.00', '1@L1800']])
  const odd = ['no line', ['fixed', 'x', '1'], ['fixed', 7, '1'], null]
  expect(linesAt(odd, 4)).toEqual(odd)
})

test('LOT-03 a chase ends at its first win if it stops on a win, otherwise with its last draw', () => {
  const lost = { state: 'settled', isHit: false } as const
  const hit = { state: 'settled', isHit: true } as const
  const open = { state: 'open', isHit: false } as const
  const back = { state: 'void', isHit: false } as const
  expect(endOf({ stopsOnWin: true }, [lost, open])).toBe(null)
  expect(endOf({ stopsOnWin: true }, [lost, hit, open])).toBe('won')
  expect(endOf({ stopsOnWin: false }, [lost, hit, open])).toBe(null)
  expect(endOf({ stopsOnWin: false }, [lost, hit, back])).toBe('over')
  // a slip that was returned did not win
  expect(endOf({ stopsOnWin: true }, [{ ...back, isHit: true }, open])).toBe(null)
})

test('LOT-03 the sums of a chase tell stakes that count from those that were returned', () => {
  const sums = sumsOf([
    { state: 'settled', stake: major(2), win: major(36) },
    { state: 'open', stake: major(4), win: 0n },
    { state: 'void', stake: major(8), win: 0n },
  ])
  expect(sums).toEqual({ staked: major(6), open: major(4), returned: major(8), won: major(36) })
})
