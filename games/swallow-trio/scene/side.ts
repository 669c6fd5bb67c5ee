import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import type { GameEvent, SettledEvent, TotalEvent } from '#game-kit/events.ts'
import type { PlacedBet, StakeBounds } from '#game-kit/scene/port.ts'
import { remembered } from '#game-kit/scene/remembered.ts'
import { halvesStake, nextHalves, readHalves, type Halves } from '#game-kit/scene/dom/halves.ts'
import { parseMoney, type Minor } from '#kit/money.ts'

/** The size of pair plus, in halves of the ante. */
export type TrioSide = { readonly pairPlus: Halves }

const memory = remembered('swallow-trio.side', '0')

export const lastSide = (): TrioSide => ({ pairPlus: readHalves(memory.get()) })

/** Cycles through none, half and all of the ante; stored on this device. */
export function turned({ pairPlus }: TrioSide): TrioSide {
  const next = nextHalves(pairPlus)
  memory.set(`${next}`)
  return { pairPlus: next }
}

export function betsOf(
  { pairPlus }: TrioSide,
  stake: Minor,
  bounds: StakeBounds | null,
): readonly PlacedBet[] {
  const side = halvesStake(stake, pairPlus, bounds)
  const ante = { key: 'ante', stake, choice: {} }
  return side > 0n ? [ante, { key: 'pairPlus', stake: side, choice: {} }] : [ante]
}

/** Pair plus of a finished round; during the round it is as placed. */
export function sideAsPlayed(events: readonly GameEvent[], now: TrioSide): TrioSide {
  if (!eventOf<TotalEvent>(events, 'total')) return now
  const settled = events.filter((event): event is SettledEvent => event.type === 'settled')
  const [ante, side] = ['ante', 'pairPlus'].map(
    (key) => parseMoney(settled.find(({ betKey }) => betKey === key)?.stake ?? '0') ?? 0n,
  )
  return { pairPlus: !side ? 0 : 2n * side > (ante ?? 0n) ? 2 : 1 }
}
