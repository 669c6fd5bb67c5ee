import { digitBoard, prizeBoard } from '#game-kit/lottery/board.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import type { Tier } from '#game-kit/lottery/vietnam/draw.ts'
import { digitalLotteries } from './lottery/digital.ts'
import { prizeLotteries } from './lottery/prizes.ts'

/** The prizes of a game as they are published, the special prize of the North first; null for games without prize tiers. */
export function tiersOf(game: string): readonly Tier[] | null {
  const shape = prizeLotteries.find(({ id }) => id === game)?.shape
  if (!shape) return null
  const { tiers, key } = shape
  return key === 'north' ? [...tiers.slice(-1), ...tiers.slice(0, -1)] : tiers
}

/** The plays and prices of a lottery for its page. Throws for an unknown game, or a configuration of another. */
export function boardOf(game: string, config: unknown): Board {
  const digit = digitalLotteries.find(({ id }) => id === game)
  if (digit) return digitBoard(digit, config)
  const prize = prizeLotteries.find(({ id }) => id === game)
  if (prize) return prizeBoard(prize, config)
  throw new Error(`no lottery ${game}`)
}
