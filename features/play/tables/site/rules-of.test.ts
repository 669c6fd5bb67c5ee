import { expect, test } from 'vitest'
import { tableGames } from '#games/tables/games.ts'
import { liveGames } from './games.ts'
import { rulesOf } from './rules-of.ts'

test.each(liveGames.filter((game) => game !== 'blackjack'))(
  'STU-02 the page of %s shows the bets that the table offers, with their odds, and no others',
  async (game) => {
    const row = tableGames.find(({ id }) => id === game)
    const config = row?.game.defaultConfig ?? null
    const rules = await rulesOf(game, config)
    expect([...(rules?.bets.keys() ?? [])]).toEqual([...(row?.bets(config).keys() ?? [])])
    for (const key of rules?.bets.keys() ?? []) expect(rules?.oddsOf(key)).toMatch(/^\d+(\.\d+)?$/)
  },
)
