import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceConfig, diceFactor, isWinning, ROLLS } from '../rules.ts'
import { createDiceStore, rememberedRoll } from './store.ts'
import { aimAt, aimOf, choiceOf, multiplierText, payout, readHundredths } from './numbers.ts'

const winning = fc.integer({ min: 1, max: 9_800 })
const direction = fc.constantFrom('over' as const, 'under' as const)

test('GAM-02 the chance that the page shows equals the chance of the rules', () => {
  fc.assert(
    fc.property(direction, winning, (way, count) => {
      const choice = choiceOf({ direction: way, winning: count })
      let wins = 0
      for (let roll = 0; roll < ROLLS; roll++) if (isWinning(choice, roll)) wins += 1
      expect(wins).toBe(count)
      expect(aimOf(choice)).toEqual({ direction: way, winning: count })
    }),
    { numRuns: 30 },
  )
})

test("GAM-02 the displayed payout is never above the rules' payout, and less than a whole unit below it", () => {
  fc.assert(
    fc.property(winning, fc.bigInt({ min: 1n, max: 10n ** 12n }), (count, stake) => {
      const { n, d } = diceFactor(diceConfig, choiceOf({ direction: 'under', winning: count }))
      expect(payout(stake, count)).toBe((stake * n) / d)
    }),
  )
})

test('GAM-02 formats the figures of a choice readably', () => {
  expect(choiceOf({ direction: 'over', winning: 4_950 })).toEqual({ direction: 'over', target: 5_049 })
  expect(multiplierText(4_950)).toBe('2.00')
  expect(multiplierText(9_800)).toBe('1.0102')
  expect(multiplierText(1)).toBe('9900.00')
  expect(aimAt('under', 0.5)).toEqual({ direction: 'under', winning: 5_000 })
  expect(aimAt('over', 1).winning).toBe(1)
  expect(readHundredths('50.5')).toBe(5_050)
  expect(readHundredths('7,05')).toBe(705)
  expect(readHundredths('100')).toBeNull()
  expect(readHundredths('x')).toBeNull()
})

test('GAM-04 shows no roll before the first one', () => {
  expect(createDiceStore().getState().shown).toBe('')
})

test("GAM-04 formats past rolls in the page's language", () => {
  const event = { type: 'roll', roll: 5_731, text: '57.31' } as const
  expect(rememberedRoll({ id: 1, event, won: true, language: 'vi' }).text).toBe('57,31')
})
