import { expect, test } from 'vitest'
import { choicesAt, handsOf, pointsOf } from './blackjack.ts'

const ACE = 0
const NINE = 8
const EIGHT = 7
const FOUR = 3
const KING = 12

test('STU-02 a hand at the shared blackjack table draws by its own decisions and stands without one', () => {
  const drawn = [
    { step: 1, first: FOUR, second: null },
    { step: 2, first: KING, second: null },
  ]
  const hit = { step: 1, hand: 0, does: 'hit' } as const
  expect(handsOf([NINE, EIGHT], [], [])).toEqual([{ cards: [NINE, EIGHT], isOver: false }])
  expect(handsOf([NINE, EIGHT], drawn, [])).toEqual([{ cards: [NINE, EIGHT], isOver: true }])
  expect(handsOf([NINE, EIGHT], drawn, [hit])).toEqual([{ cards: [NINE, EIGHT, FOUR], isOver: true }])
  expect(pointsOf([NINE, EIGHT, FOUR]).points).toBe(21)
})

test('STU-02 after a split each hand draws from its own stream', () => {
  const drawn = [{ step: 1, first: FOUR, second: KING }]
  const split = { step: 1, hand: 0, does: 'split' } as const
  expect(handsOf([EIGHT, EIGHT + 13], drawn, [split]).map(({ cards }) => cards)).toEqual([
    [EIGHT, FOUR],
    [EIGHT + 13, KING],
  ])
  // as the rules of the game have it: a hand of a split may be doubled, and split aces get one card each
  expect(choicesAt(2, { cards: [EIGHT, FOUR], isOver: false }, true)).toEqual(['hit', 'stand', 'double'])
  expect(handsOf([ACE, ACE + 13], drawn, [split]).map(({ isOver }) => isOver)).toEqual([true, true])
})

test('STU-02 doubling and splitting are offered with the first two cards only', () => {
  const pair = { cards: [EIGHT, EIGHT + 13], isOver: false }
  expect(choicesAt(1, pair, false)).toEqual(['hit', 'stand', 'double', 'split'])
  expect(choicesAt(2, { cards: [EIGHT, FOUR, FOUR], isOver: false }, false)).toEqual(['hit', 'stand'])
  expect(choicesAt(0, pair, false)).toEqual(['insure'])
  expect(choicesAt(1, { cards: [0, KING], isOver: true }, false)).toEqual([])
})
