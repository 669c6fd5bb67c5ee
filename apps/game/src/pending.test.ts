import { expect, test } from 'vitest'
import { parsePending, pendingText } from './pending.ts'

test('GAM-05 repeats a pending round after a reload with the same key, stakes and bets', () => {
  const round = {
    key: 'k-1',
    bets: [
      { key: 'roll', stake: 123_400n, choice: { direction: 'over', target: 5049 } },
      { key: 'side', stake: 1n, choice: {} },
    ],
  }
  expect(parsePending(pendingText(round))).toEqual(round)
  expect(parsePending('{"key":"k"}')).toBeNull()
  expect(parsePending('{"key":"k","bets":[{"key":"roll","stake":"x"}]}')).toBeNull()
  expect(parsePending('{"key":"k","bets":[]}')).toBeNull()
  expect(parsePending('not json')).toBeNull()
  expect(parsePending(null)).toBeNull()
})
