import type { Minor } from '#kit/money.ts'
import type { DiceChoice } from '../events.ts'
import { diceConfig, MAX_WINNING, MIN_WINNING, ROLLS, winningRolls } from '../rules.ts'

/** The page's form of a choice: on how many rolls it wins, and at which end of the scale. */
export type Aim = { direction: DiceChoice['direction']; winning: number }

/** The default: pays twice the stake. */
export const FIRST_AIM: Aim = { direction: 'over', winning: 4_950 }

export function clampWinning(winning: number): number {
  return Math.min(MAX_WINNING, Math.max(MIN_WINNING, Math.round(winning)))
}

/** The target that wins on this many rolls: 4 950 is over 50.49 or under 49.50. */
export function choiceOf({ direction, winning }: Aim): DiceChoice {
  return { direction, target: direction === 'over' ? ROLLS - 1 - winning : winning }
}

export function aimOf(choice: DiceChoice): Aim {
  return { direction: choice.direction, winning: clampWinning(winningRolls(choice)) }
}

/** The target nearest to a position on the scale, 0 to 1. */
export function aimAt(direction: Aim['direction'], share: number, step = 1): Aim {
  const target = Math.round((share * ROLLS) / step) * step
  return { direction, winning: clampWinning(direction === 'over' ? ROLLS - target : target) }
}

/** Payout per stake in ten-thousandths, rounded down: 4 950 rolls give 20 000. */
export function returnTenThousandths(winning: number): number {
  return Math.floor((diceConfig.returnPercent * ROLLS * 100) / winning)
}

/** "2.00", "1.0102": two to four decimals, never rounded up. */
export function multiplierText(winning: number): string {
  const units = returnTenThousandths(winning)
  const digits = String(units % ROLLS)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${Math.floor(units / ROLLS)}.${digits}`
}

/** The payout of a win, the stake included, rounded down to a whole ledger unit. */
export function payout(stake: Minor, winning: number): Minor {
  return (stake * BigInt(diceConfig.returnPercent * ROLLS)) / (100n * BigInt(winning))
}

/** Parses "50.5" or "50,50" to hundredths; null if it is not a number on the scale. */
export function readHundredths(text: string): number | null {
  const match = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
