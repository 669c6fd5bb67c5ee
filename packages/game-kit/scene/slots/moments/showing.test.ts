import { expect, test } from 'vitest'
import type { GameEvent, TotalEvent } from '../../../events.ts'
import { isCountedBelow, showingOf } from './showing.ts'

const total = (win: string): TotalEvent => ({ type: 'total', stake: '1.00', win, tier: 'win' })
const spin: GameEvent = { type: 'spin' }
const shown = (events: readonly GameEvent[]) => showingOf(events, 10_000n, 'normal', 20)

test('GAM-02 a big win of one spin is counted once, on its own layer; what comes before a feature ends is counted below', () => {
  expect(isCountedBelow(shown([spin, total('4.99')]))).toBe(true)
  expect(isCountedBelow(shown([spin, total('5.00')]))).toBe(false)
  expect(isCountedBelow(shown([spin, { type: 'freeSpinsStart' }, spin, total('60.00')]))).toBe(true)
  expect(isCountedBelow(shown([spin, { type: 'holdStart' }, total('60.00')]))).toBe(true)
})

test('R14 a return that is not above the stake gets no cheer on the way either', () => {
  expect(shown([spin, total('1.00')])).toMatchObject({ festive: false, tier: 'returned' })
  expect(shown([spin, total('1.01')])).toMatchObject({ festive: true, tier: 'win' })
})
