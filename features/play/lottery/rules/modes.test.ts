import { expect, test } from 'vitest'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { major } from '#kit/money.ts'
import { modeOf, modeRows } from './modes.ts'

const boardFor = (id: string) => {
  const row = sharedCatalogue.find(({ game }) => game.id === id)
  return boardOf(id, row?.game.defaultConfig)
}
const rowsOf = (game: string, key: string, group: number) => {
  const board = boardFor(game)
  const play = board.plays.find((each) => each.key === key)
  if (!play) throw new Error(key)
  return modeRows(board, play, group, major(1_000))
}

test('LOT-02 decision 25: Lott and ZY pay the prize of the group, and only Lott gives a rebate', () => {
  expect(rowsOf('ssc', 'fixed', 1_800)).toEqual([
    { mode: 'Lott', prize: major(9_000), rebate: major(78) },
    { mode: 'ZY', prize: major(9_000), rebate: 0n },
    { mode: 'Elott', prize: null, rebate: 0n },
    { mode: 'SEA', prize: null, rebate: 0n },
  ])
  expect(rowsOf('ssc', 'fixed', 1_950)[0]).toEqual({ mode: 'Lott', prize: major(9_750), rebate: major(3) })
})

test('LOT-02 decision 25: a panel is sold at fixed odds, a Vietnamese play for each point', () => {
  // 97 % of even chances
  expect(rowsOf('ssc', 'total', 1_800).filter(({ prize }) => prize !== null)).toEqual([
    { mode: 'Elott', prize: major(1_940), rebate: 0n },
  ])
  // 99 for a stake of 27 on all numbers of a draw: 3 666.66… for 1,000
  expect(rowsOf('vn-north', 'lo2', 0).map(({ mode, prize }) => [mode, prize !== null])).toEqual([
    ['Lott', false],
    ['ZY', false],
    ['Elott', false],
    ['SEA', true],
  ])
})

test('LOT-02 every play of every lottery is sold in exactly one family of modes', () => {
  for (const { game } of sharedCatalogue.filter(({ category }) => category.endsWith('LOTT'))) {
    const board = boardFor(game.id)
    for (const play of board.plays) {
      const sold = modeRows(board, play, board.groups?.default ?? 0, major(1_000)).filter(
        ({ prize }) => prize !== null,
      )
      expect(sold.map(({ mode }) => mode)).toEqual(
        play.hasGroup ? ['Lott', 'ZY'] : [modeOf(play, { book: 'L', group: 0 })],
      )
    }
  }
})
