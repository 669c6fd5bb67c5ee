import { expect, test } from 'vitest'
import { beforeOf, byFirstVendor, movedBefore, withVendorTiles } from './arrange.ts'

test('OPS-01 moves a row before another or to the end, keeps the order of the others, and ignores a move to the same place', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(movedBefore(order, { row: 'd', before: 'b' })).toEqual(['a', 'd', 'b', 'c'])
  expect(movedBefore(order, { row: 'a', before: null })).toEqual(['b', 'c', 'd', 'a'])
  expect(movedBefore(order, { row: 'a', before: 'b' })).toBeNull()
  expect(movedBefore(order, { row: 'a', before: 'a' })).toBeNull()
  expect(movedBefore(order, { row: 'x', before: 'a' })).toBeNull()
  expect(movedBefore(order, { row: 'a', before: 'x' })).toBeNull()
})

test('SHL-07 categories are in the order of their first vendor, then in the order of §2', () => {
  const category = (key: string, ...vendors: string[]) => ({
    key,
    cards: vendors.map((vassalage) => ({ vassalage })),
  })
  const table = [category('SPORTS', 'A'), category('FISH', 'B'), category('RNG', 'B', 'A')]
  const keys = (...vendors: string[]) => byFirstVendor(table, vendors).map(({ key }) => key)
  expect(keys('A', 'B')).toEqual(['SPORTS', 'FISH', 'RNG'])
  expect(keys('B', 'A')).toEqual(['FISH', 'RNG', 'SPORTS'])
})

test('GAM-01 a vendor that opens a list is one tile per category under its own name; its own list shows each game', () => {
  const game = (name: string, vassalage: string, category: string) => ({
    name,
    vassalage,
    vendorName: `the ${vassalage}`,
    category,
    isGame: null,
  })
  const games = [game('1', 'A', 'RNG'), game('2', 'B', 'RNG'), game('3', 'B', 'RNG'), game('4', 'B', 'FISH')]
  expect(withVendorTiles(games, new Set(['B'])).map(({ name, isGame }) => [name, isGame])).toEqual([
    ['1', null],
    ['the B', 'VASSALAGE'],
    ['the B', 'VASSALAGE'],
  ])
  expect(withVendorTiles(games, new Set(['B']), 'B')).toEqual(games)
  expect(withVendorTiles(games, new Set())).toEqual(games)
})

test('OPS-01 a step in a filtered list moves past the next visible row, whatever hidden rows are between them', () => {
  const [all, shown] = [
    ['a', 'b', 'c', 'd', 'e'],
    ['b', 'd', 'e'],
  ]
  expect(beforeOf({ all, shown, row: 'b', to: 'down' })).toEqual({ before: 'e', place: 1 })
  expect(beforeOf({ all, shown, row: 'd', to: 'up' })).toEqual({ before: 'b', place: 0 })
  expect(beforeOf({ all, shown, row: 'd', to: 'down' })).toEqual({ before: null, place: 2 })
  expect(beforeOf({ all, shown, row: 'e', to: 'first' })).toEqual({ before: 'b', place: 0 })
  expect(beforeOf({ all, shown, row: 'b', to: { on: 'e' } })).toEqual({ before: null, place: 2 })
  expect(beforeOf({ all, shown, row: 'b', to: 'up' })).toBeNull()
  expect(beforeOf({ all, shown, row: 'e', to: 'down' })).toBeNull()
  expect(beforeOf({ all, shown, row: 'b', to: { on: 'b' } })).toBeNull()
})
