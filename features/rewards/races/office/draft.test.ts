import { expect, test } from 'vitest'
import { badLine, blank, bodyOf } from './draft.ts'

const now = new Date('2026-11-24T00:00:00Z')
const giftsOf = (prizes: string, more: Partial<typeof blank> = {}) => {
  const { data, terms } = bodyOf({ ...blank, prizes, leastStake: '1', dailyCap: '1', ...more }, now)
  return { gifts: data.prizes.map(({ from, to, gift }) => [from, to, gift.kind]), terms }
}

test('PRO-06 prize lines give every kind of reward, with the terms of the kinds that need some', () => {
  const named = { product: 'p', raffle: 'r', wheel: 'w' }
  expect(giftsOf('1 cash 500000\n2-3 goods 1\n4 tickets 5\n5 spins 2\n6-9 points 50', named)).toEqual({
    gifts: [
      [1, 1, 'cash'],
      [2, 3, 'goods'],
      [4, 4, 'tickets'],
      [5, 5, 'spins'],
      [6, 9, 'points'],
    ],
    terms: null,
  })
  const rounds = giftsOf('1-3 rounds 20', { roundGames: 'dice', roundStake: '10' })
  expect(rounds.gifts).toEqual([[1, 3, 'freeRounds']])
  expect(rounds.terms).toMatchObject({ kind: 'freeRounds', games: ['dice'], wins: 'cash' })
  expect(giftsOf('1 bonus 100').terms).toMatchObject({ wagering: 5 })
})

test('PRO-06 a line that is no prize is named by its number', () => {
  expect(badLine('1 cash 500\n\n2 car 1')).toBe(2)
  expect(badLine('1 goods 1.5')).toBe(1)
  expect(badLine('1-3 spins 5')).toBeNull()
})
