import type { GameEvent, TotalEvent } from '#game-kit/events.ts'
import { celebration, isBig, type Celebration } from '#game-kit/scene/celebration.ts'
import type { Speed } from '#game-kit/scene/players.ts'
import { parseMoney } from '#kit/money.ts'

/** What holds for one round while it is shown. */
export type Showing = {
  stake: bigint
  festive: boolean
  tier: Celebration
  speed: Speed
  creditsBefore: number
}

export function totalOf(events: readonly GameEvent[]): TotalEvent | undefined {
  return events.find((event): event is TotalEvent => event.type === 'total')
}

/** How a round is shown follows from its end: a return that is not above the stake gets no cheer on the way either. */
export function showingOf(events: readonly GameEvent[], stake: bigint, speed: Speed): Showing {
  const total = totalOf(events)
  const tier = celebration(stake, total ? (parseMoney(total.win) ?? 0n) : 0n)
  return { stake, tier, festive: tier === 'win' || isBig(tier), speed, creditsBefore: 0 }
}
