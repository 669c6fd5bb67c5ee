import { expect, test } from 'vitest'
import { emptyForm, filledFrom, formProblem, numbersIn } from './filled.ts'

const tiers = [
  { key: 'special', count: 1, width: 5 },
  { key: 'prize7', count: 3, width: 2 },
]

test('LOT-03 a pasted board fills the fields from its place on, leading zeros kept, too many left out', () => {
  const numbers = numbersIn('ĐB: 00407\nG7: 07 - 70 - 08 - 99')
  const filled = filledFrom(tiers, emptyForm(tiers), {
    tier: 'special',
    place: 0,
    numbers: numbers.filter((n) => n !== '7'),
  })
  expect(filled).toEqual({ special: ['00407'], prize7: ['07', '70', '08'] })
  expect(formProblem(tiers, filled)).toBeNull()
  const one = filledFrom(tiers, filled, { tier: 'prize7', place: 2, numbers: ['7'] })
  expect(one['prize7']).toEqual(['07', '70', '7'])
})

test('LOT-03 a form with a short number or a repeated one is not sent', () => {
  const filled = { special: ['00407'], prize7: ['07', '70', '7'] }
  expect(formProblem(tiers, filled)).toEqual({ kind: 'width', tier: 'prize7' })
  expect(formProblem(tiers, { ...filled, prize7: ['07', '70', '07'] })).toEqual({
    kind: 'repeated',
    tier: 'prize7',
  })
  expect(formProblem(tiers, emptyForm(tiers))).toEqual({ kind: 'width', tier: 'special' })
})
