import type { Live } from './live.ts'
import type { SportKey } from './sports.ts'
import type { EventState } from './states.ts'

/** What other features are told of an event that has changed. */
export type ChangedEvent = {
  readonly id: string
  readonly sport: SportKey
  readonly league: string
  readonly version: number
  readonly state: EventState
  readonly live: Live | null
  readonly stops: readonly string[]
}
