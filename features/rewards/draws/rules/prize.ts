/**
 * Prizes of draws, as data. Money is ledger units as decimal digits, so that the canonical JSON of published rules has one form. Example:
 * `{ kind: 'cash', amount: '500000' }` is 50.00.
 */
export const prizeKinds = ['nothing', 'cash', 'bonus', 'points', 'spins', 'tickets', 'goods'] as const
export type PrizeKind = (typeof prizeKinds)[number]

export type Prize =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cash'; readonly amount: string }
  /** Under the terms of the draw. */
  | { readonly kind: 'bonus'; readonly amount: string }
  | { readonly kind: 'points'; readonly count: number }
  /** Spins of a wheel, or tickets of a raffle. */
  | { readonly kind: 'spins' | 'tickets'; readonly draw: string; readonly count: number }
  | { readonly kind: 'goods'; readonly product: string; readonly count: number }

/** What a prize costs in ledger units; points, spins, tickets and goods are counted where they are redeemed. */
export function costOf(prize: Prize): bigint {
  return prize.kind === 'cash' || prize.kind === 'bonus' ? BigInt(prize.amount) : 0n
}

/** What a reward of this prize says: amount or count, and what the crediting feature needs. Null: there is no reward. */
export function rewardOf(prize: Prize, termsHash: string | null) {
  switch (prize.kind) {
    case 'nothing':
      return null
    case 'cash':
      return { kind: prize.kind, amount: BigInt(prize.amount), detail: {} }
    case 'bonus':
      return { kind: prize.kind, amount: BigInt(prize.amount), detail: { terms: termsHash } }
    case 'points':
      return { kind: prize.kind, amount: BigInt(prize.count), detail: {} }
    case 'spins':
    case 'tickets':
      return { kind: prize.kind, amount: BigInt(prize.count), detail: { draw: prize.draw } }
    case 'goods':
      return { kind: prize.kind, amount: BigInt(prize.count), detail: { product: prize.product } }
  }
}
