/**
 * The betting window of an event. Before the start it ends at the scheduled time, whatever becomes of the match: if the message that it has
 * begun is late, no one bets on a match that runs at prices from before it. In play it is open until the end is told.
 */
import { isBettable, type EventState } from './states.ts'

/** No match ends later after its scheduled start, delays included; one whose end is never reported closes automatically. */
const LONGEST_MS = 48 * 60 * 60_000
const EVER = new Date(0)

export type Windowed = {
  readonly id: string
  readonly state: EventState
  readonly startsAt: Date
  readonly stops: readonly string[]
  readonly epoch: number
}

export function windowOf({ id, state, startsAt, stops, epoch }: Windowed): {
  readonly id: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly isShut: boolean
  readonly epoch: number
} {
  const closesAt = state === 'live' ? new Date(startsAt.getTime() + LONGEST_MS) : startsAt
  return { id, opensAt: EVER, closesAt, isShut: !isBettable(state) || stops.length > 0, epoch }
}
