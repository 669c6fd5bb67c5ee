/**
 * The four prize modes are price books (decision 25): Lott pays the prize of a group and returns a rebate of the stake, ZY the same prize
 * without rebate, Elott fixed odds, SEA an amount for each point and hit. A play is sold in Lott and ZY, or in one of the other two.
 *
 * Example: a fixed digit at group 1950 and a stake of 1,000 returns 9,750 in Lott and in ZY; at group 1800 it returns 9,000, and Lott
 * gives 7.8 % of the stake back whether it wins or not.
 */
import { multiply, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import { highestPrice } from '#game-kit/lottery/board.ts'

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** What a mode makes of one unit bet. Money in ledger units, rounded down: the operator gains the rest. */
export interface ModeRow {
  readonly mode: PrizeMode
  /** Return of the highest class when it wins, without the rebate; null where the play is not sold in the mode. */
  readonly prize: bigint | null
  /** Returned whether it wins or not. */
  readonly rebate: bigint
}

export const modeOf = (play: BoardPlay, { book }: GroupChoice): PrizeMode => {
  if (play.hasGroup) return book === 'L' ? 'Lott' : 'ZY'
  return play.isPoints ? 'SEA' : 'Elott'
}

const down = ({ n, d }: Rational): bigint => n / d

/** The unit bet of a play in each mode, at the prize group chosen. */
export function modeRows(board: Board, play: BoardPlay, group: number, stake: bigint): readonly ModeRow[] {
  return prizeModes.map((mode): ModeRow => {
    const choice: GroupChoice = { book: mode === 'ZY' ? 'Z' : 'L', group }
    const isSold = play.hasGroup ? mode === 'Lott' || mode === 'ZY' : mode === modeOf(play, choice)
    if (!isSold) return { mode, prize: null, rebate: 0n }
    const prize = down(multiply(rational(stake), highestPrice(play.prices(choice))))
    const rebate = play.hasGroup ? down(multiply(rational(stake), board.rebate(choice))) : 0n
    return { mode, prize, rebate }
  })
}
