import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betQuery, readBetFilter, writeBetFilter } from './use-bet-filter.ts'

test('MEM-05 the filter survives its URL encoding, and an invalid URL means no filter', () => {
  const word = fc.oneof(fc.constant('all'), fc.stringMatching(/^[A-Za-z_-]{1,12}$/))
  fc.assert(
    fc.property(
      fc.record({
        category: word,
        vendor: word,
        game: word,
        status: word,
        find: fc.string({ maxLength: 20 }),
      }),
      (filter) => {
        expect(readBetFilter(writeBetFilter(filter))).toEqual(filter)
      },
    ),
  )
  expect(readBetFilter('dice')).toMatchObject({ game: 'dice', category: 'all' })
  expect(betQuery(readBetFilter('status:hacked,foo:bar'))).toEqual({})
  expect(betQuery(readBetFilter('category:RNG,status:open'))).toEqual({ category: 'RNG', status: 'open' })
})
