import type { Minor } from '#kit/money.ts'
import type { StakeBounds } from '../port.ts'

/** The size of a side bet relative to the main bet: none, half, or all of it. */
export type Halves = 0 | 1 | 2

export const nextHalves = (halves: Halves): Halves => (halves === 0 ? 1 : halves === 1 ? 2 : 0)

export const readHalves = (text: string | undefined): Halves => (text === '1' ? 1 : text === '2' ? 2 : 0)

/** Halves of the main bet as a valid stake: rounded up to the next step, at least the minimum. */
export function halvesStake(main: Minor, halves: Halves, bounds: StakeBounds | null): Minor {
  if (halves === 0) return 0n
  const wanted = (main * BigInt(halves)) / 2n
  if (!bounds) return wanted
  const stepped = ((wanted + bounds.step - 1n) / bounds.step) * bounds.step
  return stepped < bounds.least ? bounds.least : stepped
}
