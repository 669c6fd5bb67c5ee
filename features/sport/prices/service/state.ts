import type { EventRow } from '#features/sport/events/public.ts'
import { isBettable } from '#features/sport/events/rules/states.ts'

export type BookState = {
  readonly state: 'open' | 'suspended' | 'closed'
  readonly why: 'trader' | 'feed' | 'incident' | 'season' | 'final' | null
}

/**
 * Whether an event may be bet on, and what stops it first: a trader, its feed, or what happened in play. Bets on the winner of a league
 * pause while a match of its season is played, and end with the last one.
 */
export function bookState({ kind, state, stops }: Pick<EventRow, 'kind' | 'state' | 'stops'>): BookState {
  if (!isBettable(state)) return { state: 'closed', why: null }
  if (stops.length === 0) return { state: 'open', why: null }
  if (stops.includes('trader')) return { state: 'suspended', why: 'trader' }
  if (stops.includes('final')) return { state: 'suspended', why: 'final' }
  if (kind === 'outright' && stops.includes('provider')) return { state: 'suspended', why: 'season' }
  if (stops.includes('feed') || stops.includes('provider') || stops.includes('unpriced'))
    return { state: 'suspended', why: 'feed' }
  return { state: 'suspended', why: 'incident' }
}
