import { expect, test } from 'vitest'
import { isFinal, isLastRound, isToCome } from './rest.ts'

const sides = ['Ash', 'Birch', 'Cedar']
const season = sides.flatMap((home) =>
  sides
    .filter((away) => away !== home)
    .map((away) => ({ home, away, isOver: true, score: [1, 0] as readonly [number, number] | null })),
)
const but = (at: number, more: object) =>
  season.map((match, nth) => (nth === at ? { ...match, ...more } : match))
const imported = { isVirtual: false }

test('SPT-01 a season ends when every pair has one result, whatever was called off before it was played again', () => {
  expect(isFinal(3, season, imported)).toBe(true)
  expect(isFinal(3, but(2, { isOver: false, score: null }), imported)).toBe(false)
  // an abandoned match counts once its replay has a score
  const abandoned = but(0, { score: null })
  const replay = { home: 'Ash', away: 'Birch' }
  expect(isFinal(3, abandoned, imported)).toBe(false)
  expect(isFinal(3, [...abandoned, { ...replay, isOver: false, score: null }], imported)).toBe(false)
  expect(isFinal(3, [...abandoned, { ...replay, isOver: true, score: [0, 0] }], imported)).toBe(true)
  // two results of one pair are no table that anyone agreed on
  expect(isFinal(3, [...season, { ...replay, isOver: true, score: [0, 0] }], imported)).toBe(false)
  expect(isFinal(3, abandoned, { isVirtual: true })).toBe(true)
})

test('SPT-01 the last match of a season is one that runs when every pair has its match and none is to come', () => {
  const last = { pairs: 6, left: 1, running: 1 }
  expect(isLastRound(3, last)).toBe(true)
  // the last matchday is played at one time
  expect(isLastRound(3, { ...last, left: 2, running: 2 })).toBe(true)
  // one is postponed, or called off or not created yet, or nothing runs
  expect(isLastRound(3, { ...last, left: 2 })).toBe(false)
  expect(isLastRound(3, { ...last, pairs: 5 })).toBe(false)
  expect(isLastRound(3, { ...last, running: 0 })).toBe(false)
  expect(isToCome(3, { ...last, left: 0, running: 0 })).toBe(false)
})
