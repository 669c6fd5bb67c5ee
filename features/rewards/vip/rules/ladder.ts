/**
 * VIP ranks. In each period a member's valid bets and deposits are summed. Reaching the conditions of a higher rank raises the member
 * immediately. At the end of a period the final sums decide: a higher rank that they reach stays at least to the end of the next period;
 * otherwise the rank at the beginning of the period is kept where its retention conditions are met, and falls by one level where not.
 *
 * A void is subtracted in the period in which it happens. A rank reached in an open period stays until its end, even if a bet is voided
 * in between, and nothing that was given is taken back; the end then counts with the sums as they are. So the rank at the beginning of a
 * period depends on the sums of the periods before, never on the order of their bets.
 *
 * Example: Silver needs valid bets of 10,000.00 a month and 2,000.00 to stay. 12,000.00 in March: Silver in March and April. 1,000.00 in
 * April: the base rank from 1 May; with 2,000.00 Silver stays in May.
 */
export type Names = { readonly en: string; readonly vi: string }

/** Amounts in ledger units; 0: no such condition. */
export type Sums = { readonly valid: bigint; readonly deposits: bigint }

export type Rung = { readonly level: number; readonly up: Sums; readonly keep: Sums }

/** The rank without conditions. */
export const BASE_LEVEL = 0

/** The highest level of a rank. */
export const MOST_LEVEL = 9

/** Whether sums of a period meet conditions. */
export const isMet = (sums: Sums, needed: Sums): boolean =>
  sums.valid >= needed.valid && sums.deposits >= needed.deposits

/** The highest level whose conditions these sums of one period meet. */
export function reachedLevel(ranks: readonly Rung[], sums: Sums): number {
  return Math.max(BASE_LEVEL, ...ranks.filter(({ up }) => isMet(sums, up)).map(({ level }) => level))
}

export type AtEnd = {
  /** The ranks that applied in the period. */
  readonly ranks: readonly Rung[]
  /** The member's level at its beginning. */
  readonly start: number
  /** Its final sums. */
  readonly sums: Sums
  /** Not below this level, by decision of two operators; 0: none. */
  readonly floor: number
  /** The highest level of the ranks that apply from now on. */
  readonly most: number
}

/** The level at the beginning of the next period. */
export function levelAfter({ ranks, start, sums, floor, most }: AtEnd): number {
  const reached = reachedLevel(ranks, sums)
  const kept = ranks.find(({ level }) => level === start)
  const own = reached > start ? reached : !kept || isMet(sums, kept.keep) ? start : start - 1
  return Math.min(Math.max(own, reached, floor), most)
}

/** Whether ranks fit together: levels 1, 2, 3 …, conditions that rise, retention not above the upgrade. */
export function isSound(ranks: readonly Rung[]): boolean {
  return ranks.every(({ level, up, keep }, at) => {
    const below = ranks[at - 1]?.up ?? { valid: 0n, deposits: 0n }
    const isHigher = isMet(up, below) && (up.valid > below.valid || up.deposits > below.deposits)
    return level === at + 1 && isHigher && isMet(up, keep)
  })
}
