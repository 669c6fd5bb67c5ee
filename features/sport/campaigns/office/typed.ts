import { termsProblem, type CampaignKind } from '../rules/terms.ts'

/** A campaign as an operator types it. */
export type Typed = {
  readonly kind: CampaignKind
  readonly steps: readonly { readonly legs: string; readonly percent: string }[]
  readonly leastPrice: string
  readonly most: string
  readonly lead: string
  readonly days: string
  readonly reason: string
}

const whole = (text: string, least: number, most: number): number | null => {
  const value = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null
}

/** The terms that are typed; null: something is missing or cannot be. */
export function termsFrom(typed: Typed, moneyOf: (text: string) => bigint | null) {
  const days = whole(typed.days, 1, 365)
  const reason = typed.reason.trim()
  if (days === null || reason.length < 4) return null
  if (typed.kind === 'earlyPayout') {
    const lead = whole(typed.lead, 2, 4)
    return lead === null ? null : { terms: { kind: 'earlyPayout' as const, lead }, days, reason }
  }
  const most = moneyOf(typed.most.trim())
  const price = /^\d{1,2}(\.\d{1,4})?$/.test(typed.leastPrice.trim()) ? Number(typed.leastPrice) : null
  const steps = typed.steps.flatMap(({ legs, percent }) => {
    const [count, of] = [whole(legs, 2, 14), whole(percent, 1, 100)]
    return count === null || of === null ? [] : [{ legs: count, percent: of }]
  })
  const leastPrice = price === null ? 0 : Math.round(price * 10_000)
  const isSound = most !== null && most > 0n && leastPrice >= 10_100 && leastPrice <= 100_000
  if (!isSound || steps.length < typed.steps.length) return null
  if (termsProblem({ kind: 'boost', steps, leastPrice, most: '' })) return null
  return { terms: { kind: 'boost' as const, steps, leastPrice, most }, days, reason }
}
