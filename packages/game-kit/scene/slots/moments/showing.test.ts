import { expect, test } from 'vitest'
import type { GameEvent, TotalEvent } from '../../../events.ts'
import { isCountedBelow, showingOf } from './showing.ts'

const total = (win: string): TotalEvent => ({ type: 'total', stake: '1.00', win, tier: 'win' })
const spin: GameEvent = { type: 'spin' }
const shown = (events: readonly GameEvent[]) => showingOf(events, 10_000n, 'normal', 20)

test('GAM-02 counts a big win of one spin once, on its own layer; wins before a feature’s end are counted below', () => {
  expect(isCountedBelow(shown([spin, total('4.99')]))).toBe(true)
  expect(isCountedBelow(shown([spin, total('5.00')]))).toBe(false)
  expect(isCountedBelow(shown([spin, { type: 'freeSpinsStart' }, spin, total('60.00')]))).toBe(true)
  expect(isCountedBelow(shown([spin, { type: 'holdStart' }, total('60.00')]))).toBe(true)
})

test('R14 does not celebrate a return that is not above the stake, on the way either', () => {
  expect(shown([spin, total('1.00')])).toMatchObject({ festive: false, tier: 'returned' })
  expect(shown([spin, total('1.01')])).toMatchObject({ festive: true, tier: 'win' })
})
