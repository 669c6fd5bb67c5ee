/**
 * Promotions, as typed data: what triggers one, for whom, and what it gives. The rules are told a promotion and the member's facts, and
 * answer with the reward or with the condition that is not met. Amounts are ledger units as decimal digits. Example: "100 % of the first
 * deposit up to 200.00, at least 20.00" gives 50.00 for a first deposit of 50.00, and 200.00 for one of 1,000.00.
 */
export const categories = ['welcome', 'deposit', 'slots', 'live', 'sports', 'other'] as const
export type Category = (typeof categories)[number]

export type Trigger =
  /** The member joins; their next deposit counts. `nth`: only if it is their first, second, …; null: any. */
  | {
      readonly kind: 'deposit'
      readonly nth: number | null
      readonly methods: readonly string[]
      readonly least: string
    }
  /** The member claims it on the page. */
  | { readonly kind: 'claim' }
  /** The member enters the code. */
  | { readonly kind: 'code'; readonly code: string }

export type Gift =
  /** A share of the deposit, rounded down to whole hundredths of the major unit, as bonus. */
  | { readonly kind: 'match'; readonly percent: number; readonly most: string }
  | { readonly kind: 'bonus'; readonly amount: string }
  | { readonly kind: 'cash'; readonly amount: string }

export type PromotionData = {
  readonly trigger: Trigger
  readonly gift: Gift
}

export type Facts = {
  /** Credited deposits of the member before this one. */
  readonly depositsBefore: number
  readonly deposit: { readonly amount: bigint; readonly method: string } | null
}

/** The condition that is not met. */
export type Unmet = 'depositTooLow' | 'depositMethod' | 'depositNumber' | 'noDeposit'

/** Ledger units of 0.01: what a share of a deposit is rounded down to. */
const HUNDREDTH = 100n

/** What the promotion gives for these facts. */
export function giftFor(
  { trigger, gift }: PromotionData,
  facts: Facts,
): { readonly amount: bigint } | { readonly unmet: Unmet } {
  if (trigger.kind === 'deposit') {
    const unmet = depositUnmet(trigger, facts)
    if (unmet) return { unmet }
  }
  if (gift.kind !== 'match') return { amount: BigInt(gift.amount) }
  if (!facts.deposit) return { unmet: 'noDeposit' }
  const share = (facts.deposit.amount * BigInt(gift.percent)) / 100n
  const most = BigInt(gift.most)
  const amount = (share < most ? share : most) / HUNDREDTH
  return { amount: amount * HUNDREDTH }
}

function depositUnmet(
  { nth, methods, least }: Extract<Trigger, { readonly kind: 'deposit' }>,
  { deposit, depositsBefore }: Facts,
): Unmet | null {
  if (!deposit) return 'noDeposit'
  if (deposit.amount < BigInt(least)) return 'depositTooLow'
  if (methods.length && !methods.includes(deposit.method)) return 'depositMethod'
  return nth !== null && depositsBefore + 1 !== nth ? 'depositNumber' : null
}

/** Whether a promotion fits together: a share of a deposit needs a deposit. */
export function isSound({ trigger, gift }: PromotionData): boolean {
  return gift.kind !== 'match' || trigger.kind === 'deposit'
}
