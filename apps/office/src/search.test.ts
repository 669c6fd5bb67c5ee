import { expect, test } from 'vitest'
import { oneOf } from '#ui/route/office.ts'
import { parseSearch, searchOf, word, writeSearch } from './search.ts'

const read = searchOf({ text: word, state: word })

test('OFF-01 a URL keeps the filters that the page knows and drops everything else', () => {
  expect(read(parseSearch('?text=mai&state=over&other=1'))).toEqual({ text: 'mai', state: 'over' })
  expect(read(parseSearch('?text='))).toEqual({ text: undefined, state: undefined })
  expect([oneOf(['pending', 'over'], 'over'), oneOf(['pending', 'over'], '<script>')]).toEqual([
    'over',
    undefined,
  ])
  expect(read(parseSearch(`?text=${'a'.repeat(500)}`)).text).toHaveLength(120)
})

test('OFF-01 reads and writes bookmarked URLs unchanged', () => {
  for (const address of ['?type=4', '?text=00123', '?text=a%26b&merchant=JADE', '?state=true', ''])
    expect(writeSearch(parseSearch(address))).toBe(address)
  expect(writeSearch({ state: undefined, brand: '' })).toBe('')
})
