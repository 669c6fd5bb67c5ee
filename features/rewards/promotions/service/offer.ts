import type { Offer } from '#features/rewards/rewards/public.ts'
import { detailOf, giftRules } from '../rules/gifts.ts'
import type { Promotion } from '../store/promotions.ts'

const DAY_MS = 86_400_000

/** The reward that a promotion gives, but for whom and when. */
export function offerOf(
  { id, merchant, currency, title, data: { gift, trigger }, termsHash }: Promotion,
  amount: bigint,
): Pick<Offer, 'merchant' | 'source' | 'campaign' | 'kind' | 'currency' | 'amount' | 'detail' | 'title'> {
  return {
    merchant,
    // a cost of its own in the books and in reports
    source: trigger.kind === 'referral' ? 'referrals' : 'campaigns',
    campaign: id,
    kind: giftRules[gift.kind].reward,
    currency,
    amount,
    detail: detailOf(gift, termsHash),
    title,
  }
}

/** Versions of a promotion share their keys: a member gets it from one of them. */
export const keyBefore = ({ series }: Promotion): string => `${series}:`

export function keyAfter(occasion: string): string {
  return occasion ? `:${occasion}` : ''
}

export function keyOf(promotion: Promotion, memberId: bigint): string {
  return `${keyBefore(promotion)}${memberId}`
}

/** The last moment at which a reward that is claimed by hand can be claimed. */
export function claimUntilOf({ claimDays }: Promotion, now: Date): Date {
  return new Date(now.getTime() + claimDays * DAY_MS)
}
