import { expect, test } from 'vitest'
import { planOf } from '#game-kit/blackjack/strategy/plan.ts'
import { sharedTable } from '#games/tables/blackjack/model.ts'
import { hintFor } from './hints.ts'

const plan = planOf(sharedTable)
// cards by rank: 0 an ace, 12 a king
const [ACE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, KING] = [0, 3, 4, 5, 6, 7, 8, 12]
const hint = (cards: readonly number[], open: number, step = 1, isSplit = false) =>
  hintFor(plan, { hand: { cards, isOver: false }, step, isSplit, open })

test('STU-02 the hint is the move of the published strategy card of these rules', () => {
  expect(hint([KING, SIX], SEVEN)).toBe('hit') // 16 against 7
  expect(hint([KING, SIX], SIX)).toBe('stand')
  expect(hint([SIX, FIVE], SIX)).toBe('double') // 11 against 6
  expect(hint([FOUR, FOUR, 2], SIX, 2)).toBe('hit') // 11 again, with three cards
  expect(hint([EIGHT, EIGHT], KING)).toBe('split')
  expect(hint([KING, KING], SIX)).toBe('stand')
  expect(hint([FIVE, FIVE], NINE)).toBe('double')
  expect(hint([ACE, SEVEN], NINE)).toBe('hit') // soft 18 against 9
  expect(hint([ACE, SIX], 2)).toBe('double') // soft 17 against 3
})

test('STU-02 the hint advises against insurance, splits once, and says nothing of a finished hand', () => {
  expect(hint([KING, SIX], ACE, 0)).toBe('noInsurance')
  expect(hint([EIGHT, EIGHT], KING, 2, true)).toBe('hit')
  expect(
    hintFor(plan, { hand: { cards: [KING, ACE], isOver: true }, step: 1, isSplit: false, open: 3 }),
  ).toBeNull()
})
