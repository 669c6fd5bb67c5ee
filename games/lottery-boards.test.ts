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

const FUN_UNIT = 10_000n
const price = { book: 'L', group: 1_800 } as const

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
