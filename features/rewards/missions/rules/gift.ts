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
  | { readonly kind: 'tickets'; readonly raffle: string; readonly count: number }
  | {
      readonly kind: 'freeRounds'
      readonly game: string
      readonly stake: string
      readonly terms: string
      readonly count: number
    }

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
      return { kind: 'tickets', amount: BigInt(gift.count), detail: { raffle: gift.raffle } }
    case 'freeRounds': {
      const { game, stake, terms, count } = gift
      return { kind: 'freeRounds', amount: BigInt(count), detail: { game, stake, terms } }
    }
  }
}

/** Ledger units that one such gift costs in money; zero for other kinds. */
export function moneyOf(gift: Gift): bigint {
  return gift.kind === 'cash' || gift.kind === 'bonus' ? BigInt(gift.amount) : 0n
}
