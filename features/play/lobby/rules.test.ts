import { expect, it } from 'vitest'
import { byPopularity, categories, hotGames, isNew, searchable } from './rules.ts'

it('GAM-01 the navigation has the pages of the specification', () => {
  expect(categories.map(({ key, page }) => [key, page])).toEqual([
    ['ELOTT', '/elott'],
    ['LOTT', '/lottery'],
    ['LIVE', '/live'],
    ['SPORTS', '/sports'],
    ['ESPORTS', '/esports'],
    ['FISH', '/fish'],
    ['RNG', '/rng'],
    ['PVP', '/pvp'],
  ])
})

it('a game is new for 30 days', () => {
  expect(isNew('2026-11-21', new Date('2026-12-20T23:59:59Z'))).toBe(true)
  expect(isNew('2026-11-21', new Date('2026-12-21T00:00:00Z'))).toBe(false)
})

it('at most three games are hot, and none with hardly any rounds', () => {
  const played = [900n, 150n, 120n, 110n].map((rounds, at) => ({ game: `g${at}`, rounds }))
  expect([...hotGames(played)]).toEqual(['g0', 'g1', 'g2'])
  expect([...hotGames([{ game: 'g0', rounds: 99n }])]).toEqual([])
})

it('GAM-01 popular games are sorted by rounds played, then by catalogue order', () => {
  const games = ['a', 'b', 'c', 'd'].map((gameId) => ({ gameId }))
  const played = [
    { game: 'c', rounds: 9n },
    { game: 'b', rounds: 5n },
  ]
  expect(byPopularity(games, played).map(({ gameId }) => gameId)).toEqual(['c', 'b', 'a', 'd'])
})

it('a search ignores Vietnamese diacritics', () => {
  expect(searchable(' Rồng Sông ')).toBe('rong song')
  expect(searchable('Đỏ Đen')).toBe('do den')
})
