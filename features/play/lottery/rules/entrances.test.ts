import { expect, test } from 'vitest'
import { entranceGames, entranceOf } from '#features/play/lobby/rules/entrances.ts'
import { furtherGames } from '#games/further-names.ts'
import { ticketDesigns } from '#games/tickets.ts'
import { lotteryOf } from './catalogue.ts'

const PAGES = { LOTT: '/lottery', VN: '/vnlottery', SEA: '/seaLottery', ELOTT: '/elott' } as const

test('LOT-02 SHL-11 every lottery and instant ticket of the lobby opens on its own page with its own code', () => {
  const lotteries = furtherGames
    .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
    .map(({ id }) => id)
  expect(entranceGames.toSorted()).toEqual(lotteries.toSorted())
  for (const game of entranceGames) {
    const entrance = entranceOf(game)
    const row = lotteryOf(entrance?.search['gameCode'] ?? '')
    const ticket = ticketDesigns.find(({ code }) => code === entrance?.search['gameCode'])
    expect({ game, page: entrance?.page }).toEqual({
      game: row?.game ?? ticket?.game,
      page: row ? PAGES[row.area] : '/elott',
    })
  }
  expect(entranceOf('dice')).toBeNull()
  expect(entranceOf('toString')).toBeNull()
})
