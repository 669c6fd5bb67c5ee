import type { Db, Tx } from '#db/pool.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { termsFor } from '#features/platform/merchants/public.ts'
import { anyTermsByHash } from '#features/rewards/bonuses/public.ts'
import { wageringOf } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { brokenTerm, type RewardTerms } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { giftRules } from '../rules/gifts.ts'
import type { PromotionData } from '../rules/promotion.ts'
import type { Promotion } from '../store/promotions.ts'

/** The term of a brand's own pack that a promotion breaks; null: none. */
export async function brokenByBrand(
  app: App,
  merchant: string,
  { data, wagering }: { readonly data: PromotionData; readonly wagering: number | null },
): Promise<keyof RewardTerms | null> {
  const { terms } = await termsFor(app, { merchant, country: null })
  return brokenTerm({ ...kindOf(data), wagering }, terms)
}

/** What the member's jurisdiction allows. Not inside a transaction. */
export async function termsOf(
  app: App,
  {
    merchant,
    member,
    ip,
  }: { readonly merchant: string; readonly member: MemberCaller | null; readonly ip: string },
): Promise<RewardTerms> {
  const whose = member ? { merchant, memberId: member.id } : { merchant, ip }
  return (await rulesFor(app, whose)).terms
}

/** Whether a jurisdiction allows the kind of a promotion; its wagering is checked where it is joined. */
export const isKindAllowed = ({ data }: Promotion, terms: RewardTerms): boolean =>
  brokenTerm({ ...kindOf(data), wagering: null }, terms) === null

/** Whether a jurisdiction allows a promotion with its terms. */
export async function isAllowed(reader: Db | Tx, promotion: Promotion, terms: RewardTerms): Promise<boolean> {
  const { data, termsHash } = promotion
  const pinned = termsHash ? await anyTermsByHash(reader, termsHash) : null
  const wagering = pinned && wageringOf(pinned)
  return brokenTerm({ ...kindOf(data), wagering }, terms) === null
}

function kindOf({ gift, trigger }: PromotionData) {
  return { kind: giftRules[gift.kind].reward, isForDeposit: trigger.kind === 'deposit' }
}
