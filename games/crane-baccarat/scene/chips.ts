import type { GameEvent, SettledEvent } from '#game-kit/events.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'
import { remembered } from '#game-kit/scene/remembered.ts'
import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import type { Place } from '../events.ts'
import { places, seat } from '../rules.ts'

/** The bet on each place. `chip` is what a tap adds: the stake of the page's controls. */
export type Chips = Readonly<Partial<Record<Place, Minor>>>

const memory = remembered('crane-baccarat.chips', '')

const laid = (entries: readonly (readonly [Place, Minor])[]): Chips =>
  Object.fromEntries(entries.filter(([, stake]) => stake > 0n))

/** The bets last played on this device; by default one chip on the banker, as large as the page's stake. */
export function lastChips(): Chips {
  const parts = memory.get().split(',')
  return laid(
    places.map((on) => {
      const part = parts.find((one) => one.startsWith(`${on}:`))
      return [on, parseMoney(part?.slice(on.length + 1) ?? '') ?? 0n] as const
    }),
  )
}

export function keepChips(chips: Chips): void {
  memory.set(places.flatMap((on) => (chips[on] ? [`${on}:${moneyText(chips[on])}`] : [])).join(','))
}

export const withChip = (chips: Chips, on: Place, chip: Minor): Chips => ({
  ...chips,
  [on]: (chips[on] ?? 0n) + chip,
})

export const doubled = (chips: Chips): Chips =>
  laid(places.map((on) => [on, 2n * (chips[on] ?? 0n)] as const))

export const sumOf = (chips: Chips): Minor => places.reduce((sum, on) => sum + (chips[on] ?? 0n), 0n)

export function betsOf(chips: Chips): readonly PlacedBet[] {
  return places.flatMap((on) => {
    const stake = chips[on] ?? 0n
    return stake > 0n ? [{ key: seat.key, stake, choice: { on } }] : []
  })
}

/** The chips of a stored round. */
export function chipsAsPlayed(events: readonly GameEvent[]): Chips {
  const settled = events.filter((event): event is SettledEvent => event.type === 'settled')
  return laid(
    settled.flatMap(({ bet, stake }) => {
      const read = seat.choice.parse(bet)
      return read.ok ? [[read.value.on, parseMoney(stake) ?? 0n] as const] : []
    }),
  )
}
