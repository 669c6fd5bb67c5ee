import { floorOf } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'

/** The most draws that one chase may cover. */
export const MOST_CHASED = 100

/** How the multiple changes from draw to draw. */
export type ChasePlan =
  | { readonly kind: 'same'; readonly multiple: number }
  /** Times `times` after every `every` draws. */
  | { readonly kind: 'rising'; readonly multiple: number; readonly times: number; readonly every: number }
  /** The smallest multiple that, won at any draw, returns at least `percent` more than everything staked until then. */
  | { readonly kind: 'profit'; readonly percent: number; readonly mostMultiple: number }

/** One draw of a chase. */
export interface ChaseStep {
  readonly multiple: number
  readonly stake: bigint
  /** Everything staked up to and with this draw. */
  readonly staked: bigint
  /** What one winning unit bet returns at this draw. */
  readonly win: bigint
}

/**
 * The draws of a chase: `unitStake` is the cost of the selection at multiple 1, `winStake` the stake of one winning unit bet at multiple
 * 1, `factor` its return per stake. Ends early where a profit plan needs more than its highest multiple. Amounts in ledger units; wins
 * rounded down.
 */
export function chaseSteps(
  plan: ChasePlan,
  draws: number,
  {
    unitStake,
    winStake,
    factor,
  }: { readonly unitStake: bigint; readonly winStake: bigint; readonly factor: Rational },
): readonly ChaseStep[] {
  const steps: ChaseStep[] = []
  let staked = 0n
  for (let at = 0; at < Math.min(draws, MOST_CHASED); at++) {
    const multiple = multipleAt(plan, at, { staked, unitStake, winStake, factor })
    if (multiple === null) break
    const stake = unitStake * BigInt(multiple)
    staked += stake
    steps.push({ multiple, stake, staked, win: floorOf(winStake * BigInt(multiple), factor) })
  }
  return steps
}

function multipleAt(
  plan: ChasePlan,
  at: number,
  money: {
    readonly staked: bigint
    readonly unitStake: bigint
    readonly winStake: bigint
    readonly factor: Rational
  },
): number | null {
  if (plan.kind === 'same') return plan.multiple
  if (plan.kind === 'rising')
    return Math.min(plan.multiple * plan.times ** Math.floor(at / plan.every), HIGHEST_MULTIPLE)
  return profitMultiple(plan.percent, plan.mostMultiple, money)
}

/** The highest multiple of a line. */
export const HIGHEST_MULTIPLE = 100_000

/** win × m ≥ (staked + cost × m) × (100 + percent) ÷ 100, solved for the smallest whole m; null without one. */
function profitMultiple(
  percent: number,
  most: number,
  { staked, unitStake, winStake, factor }: Parameters<typeof multipleAt>[2],
): number | null {
  const share = BigInt(100 + percent)
  const gain = 100n * winStake * factor.n - share * unitStake * factor.d
  if (gain <= 0n) return null
  const needed = share * staked * factor.d
  let multiple = needed / gain
  // the win is rounded down, so that the exact bound may need one more
  const isEnough = (m: bigint) => 100n * floorOf(winStake * m, factor) >= share * (staked + unitStake * m)
  while (multiple < 1n || !isEnough(multiple)) {
    multiple++
    if (multiple > BigInt(most)) return null
  }
  return multiple > BigInt(most) ? null : Number(multiple)
}
