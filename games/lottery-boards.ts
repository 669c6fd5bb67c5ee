import { digitBoard, prizeBoard } from '#game-kit/lottery/board.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import {
  elevenFiveLottery,
  k3Lottery,
  kenoLottery,
  pc28Lottery,
  pk10Lottery,
  sixOf45Lottery,
  sixOf55Lottery,
  sscLottery,
  threeDigitLottery,
} from './lottery/digital.ts'
import { max3dLottery, northLottery, southLottery, thaiLottery } from './lottery/prizes.ts'

const digital = [
  sscLottery,
  threeDigitLottery,
  elevenFiveLottery,
  k3Lottery,
  pk10Lottery,
  pc28Lottery,
  kenoLottery,
  sixOf45Lottery,
  sixOf55Lottery,
]
const prizes = [northLottery, southLottery, max3dLottery, thaiLottery]

/** The plays and prices of a lottery for its page. Throws for an unknown game, or a configuration of another. */
export function boardOf(game: string, config: unknown): Board {
  const digit = digital.find(({ id }) => id === game)
  if (digit) return digitBoard(digit, config)
  const prize = prizes.find(({ id }) => id === game)
  if (prize) return prizeBoard(prize, config)
  throw new Error(`no lottery ${game}`)
}
