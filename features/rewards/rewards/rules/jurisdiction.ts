import type { RewardKind } from './reward.ts'

/**
 * What a jurisdiction allows of rewards (decision 20): which kinds of bonuses exist, and the maximum wagering. Checked when a promotion is
 * drafted and launched by the brand's pack, and at the claim by the pack of the member's country. Example: where the maximum is 10, a bonus
 * that asks for 15 times its amount is neither launched nor claimed.
 */
export type RewardTerms = {
  readonly allowsDepositBonus: boolean
  readonly allowsFreeBonus: boolean
  readonly allowsFreeRounds: boolean
  readonly allowsPrizeDraws: boolean
  readonly wageringMost: number
}

export type Given = {
  readonly kind: RewardKind
  /** Null where it is not known: then either kind of bonus suffices. */
  readonly isForDeposit: boolean | null
  /** Of its terms; null without any. */
  readonly wagering: number | null
}

/** The term of the jurisdiction that a reward breaks; null: none. */
export function brokenTerm(
  { kind, isForDeposit, wagering }: Given,
  terms: RewardTerms,
): keyof RewardTerms | null {
  const isBonus = kind === 'bonus'
  if (isBonus && isForDeposit !== false && !terms.allowsDepositBonus) {
    if (isForDeposit || !terms.allowsFreeBonus) return 'allowsDepositBonus'
  }
  if (isBonus && isForDeposit === false && !terms.allowsFreeBonus) return 'allowsFreeBonus'
  if (kind === 'freeRounds' && !terms.allowsFreeRounds) return 'allowsFreeRounds'
  if (kind === 'tickets' && !terms.allowsPrizeDraws) return 'allowsPrizeDraws'
  return wagering !== null && wagering > terms.wageringMost ? 'wageringMost' : null
}
