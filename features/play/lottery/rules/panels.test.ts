import { expect, test } from 'vitest'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { gamesWithPanels, panelsOf } from './panels.ts'

const panelsFor = (id: string) =>
  panelsOf(boardOf(id, sharedCatalogue.find(({ game }) => game.id === id)?.game.defaultConfig))

test('LOT-02 five digits, racing and 11x5 have two-side panels, dragon against tiger and sums', () => {
  for (const game of gamesWithPanels) {
    const groups = panelsFor(game).map(({ group }) => group)
    expect(groups).toContain('sides')
    expect(groups).toContain('dragonTiger')
  }
  // ten pairs of five digits; five pairs of ten places
  expect(panelsFor('ssc').find(({ group }) => group === 'dragonTiger')?.plays).toHaveLength(10)
  expect(panelsFor('pk10').find(({ group }) => group === 'dragonTiger')?.plays).toHaveLength(5)
})

test('LOT-02 dice and PC28 have panels, and every panel is sold at fixed odds above its stake', () => {
  for (const game of ['k3', 'pc28', ...gamesWithPanels])
    for (const play of panelsFor(game).flatMap(({ plays }) => plays)) {
      const prices = play.prices({ book: 'L', group: 0 })
      const options = play.form.kind === 'rows' ? (play.form.rows[0]?.options ?? []) : []
      expect(prices.map(({ key }) => key)).toEqual(options)
      for (const { factor } of prices) expect(factor.n > factor.d).toBe(true)
      expect(
        play.choice([[play.form.kind === 'rows' ? (play.form.rows[0]?.numbers[0] ?? 0) : 0]], {
          book: 'L',
          group: 0,
        }),
      ).toMatch(/@E$/)
    }
})
