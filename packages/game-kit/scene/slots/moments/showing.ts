import { parseMoney } from '#kit/money.ts'
import type { GameEvent, TotalEvent } from '../../../events.ts'
import { celebration, isBig, type Celebration } from '../../celebration.ts'
import type { Speed } from '../../players.ts'

/** Display state of one round. */
export type Showing = {
  stake: bigint
  /** The stake in credits. */
  credits: number
  festive: boolean
  tier: Celebration
  speed: Speed
  creditsBefore: number
  /** A single spin without a feature: its big win is counted on its own layer, once. */
  isOneSpin: boolean
  /** The expanding symbol of these free spins. */
  chosen: string | null
}

export function totalOf(events: readonly GameEvent[]): TotalEvent | undefined {
  return events.find((event): event is TotalEvent => event.type === 'total')
}

/** The display of a round depends on its result: a return not above the stake is not celebrated on the way either. */
export function showingOf(
  events: readonly GameEvent[],
  stake: bigint,
  speed: Speed,
  credits: number,
): Showing {
  const total = totalOf(events)
  const tier = celebration(stake, total ? (parseMoney(total.win) ?? 0n) : 0n)
  return {
    stake,
    credits,
    tier,
    festive: tier === 'win' || isBig(tier),
    speed,
    creditsBefore: 0,
    isOneSpin: events.filter(({ type }) => type === 'spin' || type === 'holdStart').length === 1,
    chosen: null,
  }
}

/** Whether the spin's win is counted under the board; otherwise the big-win layer follows and counts it. */
export function isCountedBelow({ tier, isOneSpin }: Showing): boolean {
  return !isBig(tier) || !isOneSpin
}

/** The value of credits, rounded down: for display between events only. The `total` event is what is paid. */
export function worth(showing: Showing, credits: number): bigint {
  return (showing.stake * BigInt(credits)) / BigInt(showing.credits)
}
