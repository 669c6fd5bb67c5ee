import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { extensionPoint } from '#server/extension/point.ts'

/** What the member chose at the deposit form: a bonus by its ID or its code, or none. */
export type BonusChoice = { readonly promotion: string } | { readonly code: string } | { readonly none: true }

/** What the member's jurisdiction allows of bonuses. */
export type AllowedBonuses = {
  readonly allowsDepositBonus: boolean
  readonly allowsFreeBonus: boolean
  readonly allowsFreeRounds: boolean
  readonly allowsPrizeDraws: boolean
  readonly wageringMost: number
}

export type ChoiceRefusal =
  | { readonly refused: 'deposits.bonusGone' }
  | { readonly refused: 'deposits.bonusCode' }
  | { readonly refused: 'deposits.bonusTooLow'; readonly detail: { readonly least: Minor } }
  | { readonly refused: 'deposits.bonusMethod' }

/**
 * Pins the choice to a new deposit, in its transaction; its terms are those of this moment. A refusal opens no deposit: no member pays
 * for a bonus that they cannot get. Filled by the feature that has the bonuses.
 */
export const depositBonuses = extensionPoint<
  (
    app: App,
    tx: Tx,
    of: {
      readonly deposit: string
      readonly member: MemberCaller
      readonly amount: Minor
      readonly method: string
      readonly choice: BonusChoice
      /** Of the member's jurisdiction. */
      readonly terms: AllowedBonuses
      readonly now: Date
    },
  ) => Promise<ChoiceRefusal | null>
>('deposits.bonuses')
