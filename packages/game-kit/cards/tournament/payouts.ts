import type { Minor } from '#kit/money.ts'

/**
 * Who is paid, by a published table of shares in percent. Every prize is rounded down to whole chips of the currency; what is left of the
 * rounding goes to the first place, so that the prizes are the pool to the last unit. Example: a pool of 100.07 for six entrants in whole
 * 0.10: 35 percent are 35.02, rounded down to 35.00, and the first place gets 65.07.
 */
export interface PayoutRow {
  /** The row is for so many entrants and fewer. */
  readonly upTo: number
  /** In percent, the first place first; they are 100 together. */
  readonly shares: readonly number[]
}

/** The published table. Of more entrants than its last row the last row is used. */
export const PAYOUTS: readonly PayoutRow[] = [
  { upTo: 3, shares: [100] },
  { upTo: 6, shares: [65, 35] },
  { upTo: 9, shares: [50, 30, 20] },
  { upTo: 18, shares: [40, 30, 20, 10] },
  { upTo: 27, shares: [36, 25, 18, 12, 9] },
  { upTo: 45, shares: [31, 22, 16, 11, 8, 7, 5] },
  { upTo: 100, shares: [27, 18, 13, 10, 8, 7, 6, 5, 4, 2] },
  { upTo: 250, shares: [24, 15, 11, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2] },
]

const PERCENT = 100n

/** The prizes of the paid places, the first one first. */
export function prizesOf(
  { pool, entrants, chip }: { readonly pool: Minor; readonly entrants: number; readonly chip: Minor },
  table: readonly PayoutRow[] = PAYOUTS,
): readonly Minor[] {
  const row = table.find(({ upTo }) => entrants <= upTo) ?? table.at(-1)
  const shares = (row?.shares ?? []).slice(0, entrants)
  const whole = shares.map((share) => {
    const exact = (pool * BigInt(share)) / PERCENT
    return exact - (exact % chip)
  })
  const left = pool - whole.reduce((sum, prize) => sum + prize, 0n)
  return whole.map((prize, place) => (place === 0 ? prize + left : prize))
}

/** A player who lost all chips in a hand, with the stack before it. */
export interface Out {
  readonly player: string
  readonly stack: Minor
}

export interface Placed {
  readonly player: string
  /** The first of the places that are shared. */
  readonly place: number
  readonly prize: Minor
}

/**
 * The places of players who are out with the same hand while `left` others play on: the larger stack before the hand is ahead; equal stacks
 * share their prizes, rounded down, and what is left of the rounding goes to the first named of them.
 */
export function placesOf(
  outs: readonly Out[],
  { left, prizes }: { readonly left: number; readonly prizes: readonly Minor[] },
): readonly Placed[] {
  const sorted = outs.toSorted((a, b) => (a.stack > b.stack ? -1 : a.stack < b.stack ? 1 : 0))
  const groups = Map.groupBy(sorted, ({ stack }) => stack)
  let next = left + 1
  return [...groups.values()].flatMap((group) => {
    const place = next
    next += group.length
    const sum = group.reduce((all, _, nth) => all + (prizes[place - 1 + nth] ?? 0n), 0n)
    const each = sum / BigInt(group.length)
    const rest = sum - each * BigInt(group.length)
    return group.map(({ player }, nth) => ({ player, place, prize: nth === 0 ? each + rest : each }))
  })
}
