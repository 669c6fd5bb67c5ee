import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import type { GameEvent, SettledEvent, TotalEvent } from '#game-kit/events.ts'
import type { PlacedBet, StakeBounds } from '#game-kit/scene/port.ts'
import { remembered } from '#game-kit/scene/remembered.ts'
import { halvesStake, readHalves, type Halves } from '#game-kit/scene/dom/halves.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import type { SideKey } from '../events.ts'

/** The size of each side bet, in halves of the main bet. */
export type LacquerSides = Readonly<Record<SideKey, Halves>>

export const sideKeys: readonly SideKey[] = ['pairs', 'three']
const memory = remembered('lacquer-21.sides', '00')

/** The side bets last played on this device. */
export function lastSides(): LacquerSides {
  const [pairs, three] = memory.get()
  return { pairs: readHalves(pairs), three: readHalves(three) }
}

export const keepSides = ({ pairs, three }: LacquerSides): void => memory.set(`${pairs}${three}`)

export function betsOf(sides: LacquerSides, stake: Minor, bounds: StakeBounds | null): readonly PlacedBet[] {
  const placed = sideKeys.map((key) => ({ key, stake: halvesStake(stake, sides[key], bounds), choice: {} }))
  return [{ key: 'main', stake, choice: {} }, ...placed.filter((bet) => bet.stake > 0n)]
}

/** The side bets of a finished round; during the round they are as placed. */
export function sidesAsPlayed(events: readonly GameEvent[], now: LacquerSides): LacquerSides {
  if (!eventOf<TotalEvent>(events, 'total')) return now
  const settled = events.filter((event): event is SettledEvent => event.type === 'settled')
  const stakeOf = (key: string): Minor =>
    parseMoney(settled.find(({ betKey }) => betKey === key)?.stake ?? '0') ?? 0n
  const halves = (key: SideKey): Halves => {
    const stake = stakeOf(key)
    return stake === 0n ? 0 : 2n * stake > stakeOf('main') ? 2 : 1
  }
  return { pairs: halves('pairs'), three: halves('three') }
}
