import fc from 'fast-check'
import { expect, it } from 'vitest'
import { browse, facetsOf, homeRows, shownCategory, typesOf, volatilityOf, type Browsable } from './browse.ts'

const game = (gameId: string, own: Partial<Browsable> = {}): Browsable => ({
  gameId,
  name: gameId,
  vassalage: 'A',
  category: 'RNG',
  kind: 'slots',
  themes: [],
  volatility: 'medium',
  isHot: false,
  isNew: false,
  ...own,
})
const usual = { sort: 'usual', played: [] } as const

it('SHL-08 a vendor’s tab shows its games, and the other tabs keep their counts', () => {
  const games = [
    game('a1'),
    game('a2'),
    game('a3'),
    game('b1', { vassalage: 'B' }),
    game('b2', { vassalage: 'B' }),
  ]
  expect(browse(games, { vassalage: 'A' }, usual)).toHaveLength(3)
  expect(facetsOf(games, { vassalage: 'A' }).vendors).toEqual([
    { key: 'A', count: 3 },
    { key: 'B', count: 2 },
  ])
})

it('decision 35 jackpot, mini games and card games are filters of the slots page', () => {
  expect(typesOf({ kind: 'dice', themes: [] })).toEqual(['mini'])
  expect(typesOf({ kind: 'slots', themes: ['jackpot'] })).toEqual(['jackpot', 'slots'])
  expect(typesOf({ kind: 'slots', themes: ['asia'] })).toEqual(['slots'])
  const games = [game('dice', { kind: 'dice' }), game('dragon')]
  expect(browse(games, { type: 'mini' }, usual).map((one) => one.gameId)).toEqual(['dice'])
  expect(browse(games, { type: 'dice' }, usual).map((one) => one.gameId)).toEqual(['dice'])
})

it('SHL-07 decision 35 a tile shows its kind on the slots page and its category elsewhere', () => {
  expect(shownCategory(game('dice', { kind: 'dice' }))).toBe('MINI')
  expect(shownCategory(game('twenty-one', { kind: 'blackjack' }))).toBe('CARD')
  expect(shownCategory(game('pots', { themes: ['jackpot'] }))).toBe('RNG')
  expect(shownCategory(game('live', { category: 'LIVE', kind: 'baccarat' }))).toBe('LIVE')
})

it('a game has low volatility below a standard deviation of 2 and high volatility from 8, by its exact variance', () => {
  expect(volatilityOf({ n: 399n, d: 100n })).toBe('low')
  expect(volatilityOf({ n: 4n, d: 1n })).toBe('medium')
  expect(volatilityOf({ n: 6399n, d: 100n })).toBe('medium')
  expect(volatilityOf({ n: 64n, d: 1n })).toBe('high')
})

const games = fc.array(
  fc.record({
    gameId: fc.uuid(),
    name: fc.string(),
    vassalage: fc.constantFrom('A', 'B', 'C'),
    category: fc.constantFrom('RNG', 'LIVE'),
    kind: fc.constantFrom('slots', 'dice'),
    themes: fc.subarray(['asia', 'fruit', 'jackpot']),
    volatility: fc.constantFrom('low', 'medium', 'high'),
    isHot: fc.boolean(),
    isNew: fc.boolean(),
  }),
)

it('the count of a filter choice equals the number of games that choosing it shows', () => {
  fc.assert(
    fc.property(
      games,
      fc.constantFrom(undefined, 'RNG', 'HOT'),
      fc.constantFrom(undefined, 'A'),
      fc.constantFrom(undefined, 'fruit'),
      (all, category, vassalage, theme) => {
        const filter = { category, vassalage, theme }
        const facets = facetsOf(all, filter)
        for (const { key, count } of facets.vendors)
          expect(browse(all, { ...filter, vassalage: key }, usual)).toHaveLength(count)
        for (const { key, count } of facets.themes)
          expect(browse(all, { ...filter, theme: key }, usual)).toHaveLength(count)
        for (const { key, count } of facets.types)
          expect(browse(all, { ...filter, type: key }, usual)).toHaveLength(count)
      },
    ),
  )
})

it('SHL-17 home shows hot, new, each category and the most played; a small catalogue shows everything', () => {
  const few = [game('a'), game('b')]
  expect(homeRows(few, ['RNG'], [])).toEqual([{ key: 'ALL', total: 2, list: few }])
  const many = Array.from({ length: 40 }, (_, at) => game(`g${at}`, { isHot: at < 3, isNew: at > 30 }))
  const played = [{ game: 'g7', rounds: 90n }]
  const rows = homeRows(many, ['RNG', 'LIVE'], played)
  expect(rows.map(({ key, total, list }) => [key, total, list.length])).toEqual([
    ['HOT', 3, 3],
    ['NEW', 9, 9],
    ['RNG', 40, 14],
    ['POPULAR', 40, 20],
  ])
  expect(rows.at(-1)?.list[0]?.gameId).toBe('g7')
})

it('decision 35 jackpot, mini games and card games are rows of the home page where such games exist', () => {
  const slots = Array.from({ length: 20 }, (_, at) => game(`s${at}`, at < 2 ? { themes: ['jackpot'] } : {}))
  const games = [...slots, game('dice', { kind: 'dice' }), game('table', { category: 'LIVE', kind: 'table' })]
  const rows = homeRows(games, ['LIVE', 'RNG'], [])
  expect(rows.map(({ key, total }) => [key, total])).toEqual([
    ['LIVE', 1],
    ['RNG', 20],
    ['JACKPOT', 2],
    ['MINI', 1],
  ])
})

it('SHL-17 in a small lobby the most played games are one line, since more would repeat the rows above', () => {
  const games = Array.from({ length: 39 }, (_, at) => game(`g${at}`))
  const played = [{ game: 'g1', rounds: 5n }]
  const last = (of: typeof games) => homeRows(of, ['RNG'], played).at(-1)
  expect(last(games)).toMatchObject({ key: 'POPULAR', total: 39 })
  expect(last(games)?.list).toHaveLength(7)
  expect(last([...games, game('g39')])?.list).toHaveLength(20)
})
