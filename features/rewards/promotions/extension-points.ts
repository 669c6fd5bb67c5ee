import type { Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import type { App } from '#server/app.ts'
import { extensionList } from '#server/extension/point.ts'
import type { PromotionState } from './rules/state.ts'

type Both = { readonly en: string; readonly vi: string }

/** A raffle whose tickets members claim like a promotion, as this member or visitor sees it. */
export type RafflePromotion = {
  readonly id: string
  readonly title: Both
  readonly summary: Both
  readonly state: PromotionState
  readonly startsAt: Date
  /** The end of the claims; null: none. */
  readonly endsAt: Date | null
  /** Tickets that a claim gives. */
  readonly tickets: number
}

/** Raffles that are promoted, and the claim of their tickets. */
export type RafflePromotions = {
  /** The brand's raffles that players may see; `memberId` is null for a visitor. */
  readonly list: (
    app: App,
    of: {
      readonly merchant: string
      readonly currency: Currency
      readonly memberId: bigint | null
      readonly now: Date
    },
  ) => Promise<readonly RafflePromotion[]>
  /**
   * Claims the tickets of one raffle in the caller's transaction, once for each member; `claimed` is their number. Null: the ID is none of
   * these raffles. A refusal rolls the transaction back.
   */
  readonly claim: (
    app: App,
    tx: Tx,
    of: {
      readonly merchant: string
      readonly currency: Currency
      readonly memberId: bigint
      readonly raffle: string
      readonly now: Date
    },
  ) => Promise<
    | { readonly tickets: number }
    | { readonly refused: 'promotions.notOpen'; readonly detail: { readonly state: PromotionState } }
    | { readonly refused: 'promotions.notNow' }
    | null
  >
}

/** Filled by the feature that draws raffles; `promotions` itself has none. */
export const rafflePromotions = extensionList<RafflePromotions>('promotions.raffles')
