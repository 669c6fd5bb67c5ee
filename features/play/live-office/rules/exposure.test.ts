import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { possibleResults, tableGames } from '#games/shared.ts'
import { exposureByResult } from './exposure.ts'

const worst = (id: 'roulette' | 'sic-bo' | 'xoc-dia', stakes: Readonly<Record<string, number>>) => {
  const table = tableGames.find((game) => game.id === id)!
  const stands = Object.entries(stakes).map(([key, stake]) => ({ key, players: 1, stake: major(stake) }))
  const results = (possibleResults(id) ?? []).map((outcome) => ({ mark: table.mark(outcome), outcome }))
  return exposureByResult(table.game.open(table.game.defaultConfig), stands, results)
}

test('STU-06 each number of the wheel is settled with the stakes of the round', () => {
  const results = worst('roulette', { red: 100, 'straight:17': 10 })
  expect(results).toHaveLength(37)
  // 17 is black: 110 staked, 360 returned
  expect(results[0]).toEqual({ mark: '17', keeps: major(-250) })
  expect(results.filter(({ keeps }) => keeps === major(-90))).toHaveLength(18)
  expect(results.filter(({ keeps }) => keeps === major(110))).toHaveLength(18)
})

test('STU-06 three dice have 56 throws that bets tell apart, four coins five', () => {
  const dice = worst('sic-bo', { big: 100, 'triple:6': 10 })
  expect(dice).toHaveLength(56)
  // 6-6-6 is a triple: big loses, 10 on it returns 1,810 of 110
  expect(dice[0]?.keeps).toBe(major(-1_700))
  expect(worst('xoc-dia', { even: 100 })).toHaveLength(5)
  expect(worst('xoc-dia', {})).toEqual([])
})
