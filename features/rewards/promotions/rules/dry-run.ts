import { costOf, mostOf } from './gifts.ts'
import { giftFor, isOnce, type PromotionData } from './promotion.ts'

/**
 * What a promotion would have given in a past period. Each event is a moment at which a member could have got it; a member who may get it
 * once gets the first that fits. The budget is used in the order of time, and an event that does not fit into what is left goes without.
 * Example: a budget of 100.00 and gifts of 60.00, 60.00 and 40.00 in this order give 60.00 and 40.00.
 */
export type DryEvent = {
  readonly memberId: bigint
  readonly at: Date
  /** The day of the brand. */
  readonly day: string
  /** Credited deposits of the member before. */
  readonly before: number
  readonly amount: bigint | null
  readonly method: string | null
}

export type DryDay = { readonly day: string; readonly rewards: number; readonly cost: string }

/** Money in ledger units as digits, since the result is stored as JSON. */
export type DryResult = {
  /** Members who would have got it, and how often in all. */
  readonly members: number
  readonly rewards: number
  readonly cost: string
  /** Valid bets that the bonuses would have required in all. */
  readonly wagering: string
  /** Members who would have gone without since the budget was used up, and the day on which that happened first. */
  readonly unpaid: number
  readonly usedUpOn: string | null
  readonly days: readonly DryDay[]
}

export function dryRun(
  data: PromotionData,
  of: { readonly events: readonly DryEvent[]; readonly budget: bigint | null; readonly wagering: number },
): DryResult {
  const got = new Set<bigint>()
  const unpaid = new Set<bigint>()
  const days = new Map<string, { rewards: number; cost: bigint }>()
  let cost = 0n
  let amounts = 0n
  let rewards = 0
  let usedUpOn: string | null = null
  for (const { memberId, day, before, amount, method } of of.events) {
    if (isOnce(data) && got.has(memberId)) continue
    const deposit = amount === null ? null : { amount, method: method ?? '' }
    const gift = giftFor(data, { depositsBefore: before, deposit })
    if ('unmet' in gift || gift.amount <= 0n) continue
    const price = costOf(data.gift, gift.amount)
    if (of.budget !== null && cost + price > of.budget) {
      unpaid.add(memberId)
      usedUpOn ??= day
      continue
    }
    got.add(memberId)
    rewards += 1
    cost += price
    amounts += gift.amount
    const sum = days.get(day) ?? { rewards: 0, cost: 0n }
    days.set(day, { rewards: sum.rewards + 1, cost: sum.cost + price })
  }
  return {
    members: got.size,
    rewards,
    cost: cost.toString(),
    wagering: (amounts * BigInt(of.wagering)).toString(),
    unpaid: [...unpaid].filter((each) => !got.has(each)).length,
    usedUpOn,
    days: [...days].map(([day, sum]) => ({ day, rewards: sum.rewards, cost: sum.cost.toString() })),
  }
}

/**
 * The most that a promotion can cost in a period: all who meet the conditions get the largest gift at each occasion. With a budget no
 * more than that.
 */
export function worstCase(
  { gift }: PromotionData,
  of: { readonly members: number; readonly occasions: number; readonly budget: bigint | null },
): { readonly cost: bigint; readonly payable: bigint } {
  const cost = costOf(gift, mostOf(gift)) * BigInt(of.members) * BigInt(of.occasions)
  return { cost, payable: of.budget !== null && of.budget < cost ? of.budget : cost }
}
