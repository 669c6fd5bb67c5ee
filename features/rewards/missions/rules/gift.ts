import type { RewardKind } from '#features/rewards/rewards/rules/reward.ts'

/**
 * What a mission or a prize gives, as data: any kind of reward (docs/decisions/0060). Amounts are ledger units as decimal digits. Example:
 * `{ kind: 'points', count: 20 }` is offered as 20 points.
 */
export type Gift =
  | { readonly kind: 'cash'; readonly amount: string }
  /** `terms`: the hash of the bonus terms. */
  | { readonly kind: 'bonus'; readonly amount: string; readonly terms: string }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'goods'; readonly product: string; readonly count: number }
  /** Tickets of a raffle, or spins of a wheel. */
  | { readonly kind: 'tickets' | 'spins'; readonly draw: string; readonly count: number }
  /** `terms`: the hash of their own terms, which name games and stake. */
  | { readonly kind: 'freeRounds'; readonly terms: string; readonly count: number }

export type GiftOffer = {
  readonly kind: RewardKind
  readonly amount: bigint
  readonly detail: Readonly<Record<string, unknown>>
}

/** A gift as `offerReward` takes it. */
export function offerOf(gift: Gift): GiftOffer {
  switch (gift.kind) {
    case 'cash':
      return { kind: 'cash', amount: BigInt(gift.amount), detail: {} }
    case 'bonus':
      return { kind: 'bonus', amount: BigInt(gift.amount), detail: { terms: gift.terms } }
    case 'points':
      return { kind: 'points', amount: BigInt(gift.count), detail: {} }
    case 'goods':
      return { kind: 'goods', amount: BigInt(gift.count), detail: { product: gift.product } }
    case 'tickets':
    case 'spins':
      return { kind: gift.kind, amount: BigInt(gift.count), detail: { draw: gift.draw } }
    case 'freeRounds':
      return { kind: 'freeRounds', amount: BigInt(gift.count), detail: { terms: gift.terms } }
  }
}

/** Whether terms belong to these gifts: one set for all bonuses, or one for all free rounds; null where there are neither. */
export function termsFit(gifts: readonly Gift[], terms: object | null): boolean {
  const kinds = new Set(
    gifts.flatMap(({ kind }) => (kind === 'bonus' || kind === 'freeRounds' ? [kind] : [])),
  )
  if (terms === null) return kinds.size === 0
  return kinds.size === 1 && kinds.has('kind' in terms ? 'freeRounds' : 'bonus')
}

/** Ledger units that one such gift costs in money; zero for other kinds. */
export function moneyOf(gift: Gift): bigint {
  return gift.kind === 'cash' || gift.kind === 'bonus' ? BigInt(gift.amount) : 0n
}
