import { expect, test } from 'vitest'
import { emptyForm, filledFrom, formProblem, numbersIn, soFarOf, withPublic } from './filled.ts'

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

test('LOT-03 a form of a draw under way is sent as far as it is filled in the order drawn', () => {
  const drawn = tiers.toReversed()
  const none = emptyForm(tiers)
  expect(soFarOf(drawn, none, {})).toEqual({ kind: 'none' })
  const two = { ...none, prize7: ['07', '70', ''] }
  expect(soFarOf(drawn, two, {})).toEqual({ kind: 'part', count: 2, size: 4 })
  expect(soFarOf(drawn, two, { prize7: ['07', '70'] })).toEqual({ kind: 'none' })
  expect(soFarOf(drawn, { ...two, special: ['00407'] }, {})).toEqual({ kind: 'gap', tier: 'prize7' })
  expect(soFarOf(drawn, { ...none, prize7: ['7', '', ''] }, {})).toEqual({ kind: 'width', tier: 'prize7' })
  expect(soFarOf(drawn, { ...none, prize7: ['07', '07', ''] }, {})).toEqual({
    kind: 'repeated',
    tier: 'prize7',
  })
  const all = { special: ['00407'], prize7: ['07', '70', '08'] }
  expect(soFarOf(drawn, all, {})).toEqual({ kind: 'whole' })
  expect(withPublic(tiers, none, { prize7: ['07'] })).toEqual({ special: [''], prize7: ['07', '', ''] })
})
