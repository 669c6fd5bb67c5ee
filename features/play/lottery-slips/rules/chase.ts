// A chase sells the same lines on later draws, each at its own multiple, and may end at its first win.
//
// Example: a line of 2.00 on three draws at multiples 1, 2 and 4 costs 2.00 + 4.00 + 8.00. If the second draw wins and the chase stops on
// a win, the 8.00 of the third are returned.

import { moneyText, parseMoney } from '#kit/money.ts'

/** Lines × draws of one chase: bounds the work of a request. */
export const MOST_CHASED_LINES = 20_000

/** A slip of a chase as it is now. */
export type ChasedSlip = {
  readonly slip: string
  readonly state: 'open' | 'settled' | 'void'
  readonly stake: bigint
  readonly win: bigint
  /** Some line of it has hit; a rebate or a returned stake is no hit. */
  readonly isHit: boolean
}

/** The lines at a multiple; what is not a line stays as it is, for the game to refuse. */
export function linesAt(lines: readonly unknown[], multiple: number): readonly unknown[] {
  return lines.map((line) => {
    if (!Array.isArray(line)) return line
    const [key, stake, ...rest]: unknown[] = line
    const minor = typeof stake === 'string' ? parseMoney(stake) : null
    return minor === null ? line : [key, moneyText(minor * BigInt(multiple)), ...rest]
  })
}

export type ChaseEnd = 'won' | 'over' | null

/** Whether a chase ends now, and why; null: it goes on. */
export function endOf(
  { stopsOnWin }: { readonly stopsOnWin: boolean },
  slips: readonly Pick<ChasedSlip, 'state' | 'isHit'>[],
): ChaseEnd {
  if (stopsOnWin && slips.some(({ state, isHit }) => state === 'settled' && isHit)) return 'won'
  return slips.every(({ state }) => state !== 'open') ? 'over' : null
}

/** The money of a chase, in ledger units: staked on draws that count, still open, returned without a draw, and won. */
export function sumsOf(slips: readonly Pick<ChasedSlip, 'state' | 'stake' | 'win'>[]) {
  const sum = (of: (slip: (typeof slips)[number]) => bigint) =>
    slips.reduce((total, slip) => total + of(slip), 0n)
  return {
    staked: sum(({ state, stake }) => (state === 'void' ? 0n : stake)),
    open: sum(({ state, stake }) => (state === 'open' ? stake : 0n)),
    returned: sum(({ state, stake }) => (state === 'void' ? stake : 0n)),
    won: sum(({ state, win }) => (state === 'settled' ? win : 0n)),
  }
}
