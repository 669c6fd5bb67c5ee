import type { EventRow } from '#features/sport/events/public.ts'
import { isBettable } from '#features/sport/events/rules/states.ts'

export type BookState = {
  readonly state: 'open' | 'suspended' | 'closed'
  readonly why: 'trader' | 'feed' | 'incident' | null
}

/** Whether an event may be bet on, and what stops it first: a trader, its feed, or what happened in play. */
export function bookState({ state, stops }: Pick<EventRow, 'state' | 'stops'>): BookState {
  if (!isBettable(state)) return { state: 'closed', why: null }
  if (stops.length === 0) return { state: 'open', why: null }
  if (stops.includes('trader')) return { state: 'suspended', why: 'trader' }
  if (stops.includes('feed') || stops.includes('provider') || stops.includes('unpriced'))
    return { state: 'suspended', why: 'feed' }
  return { state: 'suspended', why: 'incident' }
}
