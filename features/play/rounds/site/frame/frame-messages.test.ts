import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { originOf, readFrameMessage } from './frame-messages.ts'

const game = 'http://localhost:8082'

test('GAM-02 S8 accepts a message only from the game’s origin', () => {
  const data = { type: 'fairhouse.round', roundId: '01', win: '999', balance: '101.00' }
  const read = { type: 'round', roundId: '01', shown: major(101) }
  expect(readFrameMessage({ origin: game, data }, game)).toEqual(read)
  expect(readFrameMessage({ origin: 'http://evil.example', data }, game)).toBeNull()
})

test('GAM-02 while the reels turn, the bar shows the game’s balance after the stake', () => {
  const stake = { type: 'fairhouse.stake', stake: '1.00', balance: '99.00' }
  expect(readFrameMessage({ origin: game, data: stake }, game)).toEqual({
    type: 'stake',
    shown: major(99),
    owed: 0n,
  })
  expect(readFrameMessage({ origin: game, data: { ...stake, balance: '1e9' } }, game)).toBeNull()
})

test('GAM-05 excludes the win of a resumed round from the net result while it is shown again', () => {
  const again = { type: 'fairhouse.stake', stake: '1.00', balance: '99.00', owed: '50.00' }
  const read = { type: 'stake', shown: major(99), owed: major(50) }
  expect(readFrameMessage({ origin: game, data: again }, game)).toEqual(read)
})

test('GAM-02 S8 drops unknown messages', () => {
  for (const data of [
    null,
    'fairhouse.exit',
    {},
    { type: 'fairhouse.pay' },
    { type: 7 },
    { type: 'exit' },
    { type: 'fairhouse.round' },
  ])
    expect.soft(readFrameMessage({ origin: game, data }, game)).toBeNull()
  expect(readFrameMessage({ origin: game, data: { type: 'fairhouse.exit', more: 1 } }, game)).toEqual({
    type: 'exit',
  })
})

test('GAM-02 a game URL must use HTTP or HTTPS', () => {
  expect(originOf('https://play.example:444/x?ticket=1')).toBe('https://play.example:444')
  expect(originOf('javascript:alert(1)')).toBeNull()
  expect(originOf('nonsense')).toBeNull()
})
