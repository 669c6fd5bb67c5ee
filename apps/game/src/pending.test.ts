import { expect, test } from 'vitest'
import { parsePending, pendingText } from './pending.ts'

test('GAM-05 a round that was asked for is asked for again after a reload with the same key, stake and bet', () => {
  const round = {
    key: 'k-1',
    stake: 123_400n,
    bet: { key: 'roll', choice: { direction: 'over', target: 5049 } },
  }
  expect(parsePending(pendingText(round))).toEqual(round)
  expect(parsePending('{"key":"k"}')).toBeNull()
  expect(parsePending('not json')).toBeNull()
  expect(parsePending(null)).toBeNull()
})
