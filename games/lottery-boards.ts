import { digitBoard, prizeBoard } from '#game-kit/lottery/board.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import { digitalLotteries } from './lottery/digital.ts'
import { prizeLotteries } from './lottery/prizes.ts'

/** The plays and prices of a lottery for its page. Throws for an unknown game, or a configuration of another. */
export function boardOf(game: string, config: unknown): Board {
  const digit = digitalLotteries.find(({ id }) => id === game)
  if (digit) return digitBoard(digit, config)
  const prize = prizeLotteries.find(({ id }) => id === game)
  if (prize) return prizeBoard(prize, config)
  throw new Error(`no lottery ${game}`)
}
