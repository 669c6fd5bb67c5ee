import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardPlay } from '#game-kit/lottery/board.ts'
import { fittingPick } from '#game-kit/testing/lottery.ts'
import { moneyText } from '#kit/money.ts'
import { sharedCatalogue } from './shared.ts'
import { boardOf } from './lottery-boards.ts'

const boards = sharedCatalogue
  .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
  .map(({ game }) => ({ game, board: boardOf(game.id, game.defaultConfig) }))

const price = { book: 'L', group: 1_800 } as const

test.each(boards.map(({ game, board }) => [game.id, game, board] as const))(
  'LOT-03 every stake that the page of %s offers is accepted for one unit bet of each play',
  (_, game, { plays, stakes }) => {
    const server = game.open(game.defaultConfig)
    const refused = plays.flatMap((play) => {
      // as few unit bets as a selection of the play has
      const [pick] = [0, 1, 8]
        .flatMap((spare) => fc.sample(fittingPick(play.form, { lines: 1, spare }), { numRuns: 40, seed: 1 }))
        .filter((each) => play.units(each) > 0)
        .toSorted((a, b) => play.units(a) - play.units(b))
      if (!pick) throw new Error(`no selection of ${play.key}`)
      const units = BigInt(play.units(pick))
      return Object.entries(stakes).flatMap(([currency, { menu }]) =>
        menu
          .map((unit) => [play.key, moneyText(unit * units), play.choice(pick, price)])
          .filter((line) => !server.check([line], { currency, pieces: [] }).ok),
      )
    })
    expect(refused).toEqual([])
  },
)

const FUN_UNIT = 10_000n
test.each(boards.flatMap(({ game, board }) => board.plays.map((play) => [game.id, play.key, play] as const)))(
  'LOT-03 what the page of %s offers for %s is what the server accepts',
  (id, key, play: BoardPlay) => {
    const open = sharedCatalogue.find(({ game }) => game.id === id)?.game
    const server = open?.open(open.defaultConfig)
    fc.assert(
      fc.property(fittingPick(play.form, { lines: 4, spare: 6 }), (pick) => {
        const units = play.units(pick)
        const stake = FUN_UNIT * BigInt(Math.max(units, 1))
        const line = [key, moneyText(stake), play.choice(pick, price)]
        const checked = server?.check([line], { currency: 'FUN', pieces: [] })
        if (units === 0)
          expect(checked).toMatchObject({ ok: false, error: { refused: 'games.betMalformed' } })
        else if (!checked?.ok) expect(checked).toMatchObject({ error: { refused: 'games.winTooLarge' } })
        else expect(checked.value.stake).toBe(stake)
      }),
      { numRuns: 12 },
    )
  },
)
