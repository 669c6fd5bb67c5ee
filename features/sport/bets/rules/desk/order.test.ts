import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFrom, withdrawnFrom } from './order.ts'

const runners = [1, 2, 3, 4, 5, 6]

test('SPT-01 an operator types the order of a race with its dead heats, and the runners that were withdrawn', () => {
  expect(orderFrom('3, 1=5, 2', runners)).toEqual([[3], [1, 5], [2]])
  for (const wrong of ['', '3,', '7', '3, 3', '1=1', 'a', '1-2', '1 2'])
    expect(orderFrom(wrong, runners)).toBeNull()
  expect(withdrawnFrom('', runners)).toEqual([])
  expect(withdrawnFrom('4@5.50; 6', runners)).toEqual([
    { number: 4, price: 55_000 },
    { number: 6, price: null },
  ])
  for (const wrong of ['4@', '4@1', '9', '4, 4', '4@5@6', ','])
    expect(withdrawnFrom(wrong, runners)).toBeNull()
})

test('SPT-01 every order reads back as it was written', () => {
  const order = fc.shuffledSubarray(runners, { minLength: 1 }).chain((numbers) =>
    fc.array(fc.boolean(), { minLength: numbers.length, maxLength: numbers.length }).map((levels) => {
      const places: number[][] = []
      numbers.forEach((number, at) => {
        const last = places.at(-1)
        if (last && levels[at]) last.push(number)
        else places.push([number])
      })
      return places
    }),
  )
  fc.assert(
    fc.property(order, (places) => {
      expect(orderFrom(places.map((level) => level.join('=')).join(', '), runners)).toEqual(places)
    }),
    { numRuns: 100 },
  )
})
