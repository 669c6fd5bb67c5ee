import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFrom, withdrawnFrom } from './order.ts'

const runners = [1, 2, 3, 4, 5, 6]
/** Starts at 14:00. */
const race = { runners, startsAt: new Date('2026-12-01T07:00:00Z'), zone: 'Asia/Ho_Chi_Minh' }

test('SPT-01 an operator types the order of a race with its dead heats, and the runners that were withdrawn', () => {
  expect(orderFrom('3, 1=5, 2', runners)).toEqual([[3], [1, 5], [2]])
  for (const wrong of ['', '3,', '7', '3, 3', '1=1', 'a', '1-2', '1 2'])
    expect(orderFrom(wrong, runners)).toBeNull()
  expect(withdrawnFrom('', race)).toEqual([])
  expect(withdrawnFrom('4@5.50 13:40; 6', race)).toEqual([
    { number: 4, price: 55_000, at: new Date('2026-12-01T06:40:00Z') },
    { number: 6, price: null, at: null },
  ])
  for (const wrong of ['4@', '4@1 13:40', '9', '4, 4', '4@5@6', ','])
    expect(withdrawnFrom(wrong, race)).toBeNull()
})

test('SPT-01 a withdrawal with a price has its time, the last one before the start unless a date is typed', () => {
  const at = (text: string) => withdrawnFrom(`4@5.50 ${text}`, race)?.[0]?.at?.toISOString()
  expect(at('14:00')).toBe('2026-12-01T07:00:00.000Z')
  expect(at('14:01')).toBe('2026-11-30T07:01:00.000Z')
  expect(at('2026-11-29 09:30')).toBe('2026-11-29T02:30:00.000Z')
  for (const wrong of ['', '24:00', '9:30', '2026-12-01 14:01', '2026-02-30 09:30', '13:40 13:40'])
    expect(at(wrong)).toBeUndefined()
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
