/**
 * The terms of campaigns on sports. A bet keeps those of its acceptance, so a change or an end of a campaign moves no bet.
 *
 * - **Boost**: a multiple of enough selections, each at the least price or above, adds a percentage of its winnings (return less stake).
 *   Void selections and those below the least price do not count. Rounded down once, and never above the most.
 * - **Early payout**: a bet on the winner of a football match, taken before it starts, is won as soon as its side leads by the goals of the
 *   terms, whatever the result. A selection of a multiple counts as won in the same way.
 *
 * Example: boost of 5 % from three selections at 1.50; 10.00 on three at 2.00 return 80.00, and 5 % of 70.00 = 3.50 are added.
 */
import type { Price } from '#game-kit/sports/odds/price.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import type { Goal } from '#features/sport/events/rules/results.ts'

export const campaignKinds = ['boost', 'earlyPayout'] as const
export type CampaignKind = (typeof campaignKinds)[number]

export type Step = { readonly legs: number; readonly percent: number }

export type BoostTerms = {
  readonly kind: 'boost'
  /** From the fewest selections on, each with a higher percentage. */
  readonly steps: readonly Step[]
  readonly leastPrice: Price
  /** The most that is added to one bet, in the brand's currency; money as text. */
  readonly most: string
}

export type EarlyTerms = {
  readonly kind: 'earlyPayout'
  /** Goals of lead. */
  readonly lead: number
}

export type Terms = BoostTerms | EarlyTerms

/** The narrowest lead that a campaign may pay at. */
export const LEAST_LEAD = 2

/** Why terms cannot be; null: they can. */
export function termsProblem(terms: Terms): 'steps' | null {
  if (terms.kind === 'earlyPayout') return null
  const { steps } = terms
  const isRising = steps.every(({ legs, percent }, at) => {
    const before = steps[at - 1]
    return !before || (legs > before.legs && percent > before.percent)
  })
  return steps.length > 0 && isRising ? null : 'steps'
}

/** The percentage for a number of counted selections; 0: too few. */
export const percentFor = (steps: readonly Step[], counted: number): number =>
  steps.findLast(({ legs }) => legs <= counted)?.percent ?? 0

/** How many selections count towards a boost: those at the least price or above. */
export const countedIn = (legs: readonly { readonly price: Price }[], leastPrice: Price): number =>
  legs.filter(({ price }) => price >= leastPrice).length

/** What a boost adds to a return; rounded down, in the operator's favour. */
export function boostOf(
  { steps, most }: { readonly steps: readonly Step[]; readonly most: bigint },
  { counted, stake, win }: { readonly counted: number; readonly stake: bigint; readonly win: bigint },
): bigint {
  if (win <= stake) return 0n
  const added = ((win - stake) * BigInt(percentFor(steps, counted))) / 100n
  return added < most ? added : most
}

/** The widest lead of each side while these goals fell. */
export function leadsOf(goals: readonly Pick<Goal, 'side'>[]): Pair {
  let [home, away, best, other] = [0, 0, 0, 0]
  for (const { side } of goals) {
    if (side === 'home') home += 1
    else away += 1
    best = Math.max(best, home - away)
    other = Math.max(other, away - home)
  }
  return [best, other]
}
