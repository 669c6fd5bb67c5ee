import { expect, test } from 'vitest'
import { filterOf, readHallSearch, titleKey } from './place.ts'

test('SHL-08 the URL holds the provider tab, type and filters; unknown values are ignored', () => {
  const read = readHallSearch({
    page: 'JILI',
    type: 'mini',
    volatility: 'huge',
    sort: 'name',
    theme: 7,
    other: 'x',
  })
  expect(read).toEqual({ page: 'JILI', type: 'mini', sort: 'name' })
  expect(readHallSearch({ theme: 'asia' })).toEqual({ theme: 'asia' })
  expect(readHallSearch({ theme: 'nonsense' })).toEqual({})
  expect(readHallSearch({ sort: 'usual', page: 'x'.repeat(41) })).toEqual({})
})

test('SHL-08 a provider named in the URL as in the API calls opens that provider’s page', () => {
  const read = readHallSearch({ vassalage: 'SANDBOX' })
  expect(filterOf({ category: 'RNG' }, read)).toEqual({ category: 'RNG', vassalage: 'SANDBOX' })
  expect(readHallSearch({ page: 'JILI', vassalage: 'SANDBOX' })).toEqual({ page: 'JILI' })
})

test('SHL-08 the page of one provider stays with it, no matter what the URL says', () => {
  expect(filterOf({ category: 'RNG', vendor: 'PG' }, { page: 'JILI' })).toEqual({
    category: 'RNG',
    vassalage: 'PG',
  })
  expect(filterOf({ category: 'RNG' }, { page: 'JILI', type: 'mini' })).toEqual({
    category: 'RNG',
    vassalage: 'JILI',
    type: 'mini',
  })
})

test('SHL-07 a page that lists all kinds of the slots category does not call them slots', () => {
  expect(titleKey({ category: 'RNG' }, {})).toBe('lobby.slotsAndOthers')
  expect(titleKey({ category: 'RNG' }, { type: 'slots' })).toBe('category.RNG')
  expect(titleKey({ category: 'RNG' }, { type: 'mini' })).toBe('category.MINI')
  expect(titleKey({ category: 'LIVE' }, {})).toBe('category.LIVE')
})
