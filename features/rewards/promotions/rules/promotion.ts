import { isSoundCondition, type Condition } from '#features/rewards/segments/rules/conditions.ts'
import { isFreeRounds, type Terms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { amountOf, giftRules, type Gift } from './gifts.ts'
import { isGivenByItself, type Trigger, type TriggerOf } from './triggers.ts'

/**
 * Promotions, as typed data: what triggers one, for whom, and what it gives. The rules are told a promotion and the member's facts, and
 * answer with the reward or with the condition that is not met. Amounts are ledger units as decimal digits. Example: "100 % of the first
 * deposit up to 200.00, at least 20.00" gives 50.00 for a first deposit of 50.00, and 200.00 for one of 1,000.00.
 */
export const categories = ['welcome', 'deposit', 'slots', 'live', 'sports', 'other'] as const
export type Category = (typeof categories)[number]

export type { Gift, Trigger }

export type PromotionData = {
  readonly trigger: Trigger
  readonly gift: Gift
  /** Whom it is for; all must be met. */
  readonly conditions?: readonly Condition[] | undefined
  /** Once for each member, also where its trigger happens again. */
  readonly once?: boolean | undefined
}

export type Facts = {
  /** Credited deposits of the member before this one. */
  readonly depositsBefore: number
  readonly deposit: { readonly amount: bigint; readonly method: string } | null
}

/** The condition that is not met. */
export type Unmet = 'depositTooLow' | 'depositMethod' | 'depositNumber' | 'noDeposit'

/** What the promotion gives for these facts. */
export function giftFor(
  { trigger, gift }: PromotionData,
  facts: Facts,
): { readonly amount: bigint } | { readonly unmet: Unmet } {
  if (trigger.kind === 'deposit') {
    const unmet = depositUnmet(trigger, facts)
    if (unmet) return { unmet }
  }
  const amount = amountOf(gift, facts)
  return amount === null ? { unmet: 'noDeposit' } : { amount }
}

/** The condition of a deposit promotion that a deposit does not meet; null: all are met. */
export function depositUnmet(
  { nth, methods, least }: TriggerOf<'deposit'>,
  { deposit, depositsBefore }: Facts,
): Unmet | null {
  if (!deposit) return 'noDeposit'
  if (deposit.amount < BigInt(least)) return 'depositTooLow'
  if (methods.length && !methods.includes(deposit.method)) return 'depositMethod'
  return nth !== null && depositsBefore + 1 !== nth ? 'depositNumber' : null
}

/** Characters of an application's comment, and its pictures (§4). */
export const MOST_COMMENT = 140
export const MOST_PICTURES = 3

export type Frame = {
  readonly terms: Terms | null
  readonly budget: bigint | null
  readonly endsAt: Date | null
}

/**
 * Whether a promotion fits together: a share of a deposit needs a deposit, a weekly date its weekday, terms the gift that has some. What
 * one operator approves needs a budget, which two operators approved; an activity is decided at its end.
 */
export function isSound(
  { trigger, gift, conditions }: PromotionData,
  { terms, budget, endsAt }: Frame,
): boolean {
  if (trigger.kind === 'application' && (budget === null || (trigger.isActivity && endsAt === null)))
    return false
  if (gift.kind === 'match' && trigger.kind !== 'deposit') return false
  if (trigger.kind === 'schedule' && !isDated(trigger)) return false
  if (conditions?.some((each) => !isSoundCondition(each))) return false
  return giftRules[gift.kind].terms === (terms && (isFreeRounds(terms) ? 'freeRounds' : 'bonus'))
}

function isDated({ every, on }: TriggerOf<'schedule'>): boolean {
  if (every === 'week') return on !== null && on <= 7
  return every === 'month' ? on !== null : on === null
}

/** Whether a member gets it once at most. A birthday, a date or a rank may come again. */
export function isOnce({ trigger, once }: PromotionData): boolean {
  const { kind } = trigger
  if (once === true || !isGivenByItself(kind) || kind === 'registration' || kind === 'operator') return true
  return trigger.kind === 'schedule' && trigger.every === 'once'
}

/** What sets one gift to a member apart from the next: empty where each member gets it once. */
export function occasionOf(data: PromotionData, occasion: string): string {
  return isOnce(data) ? '' : occasion
}
