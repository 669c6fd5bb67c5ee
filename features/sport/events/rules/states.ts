/**
 * The states of an event. `ended`: play is over and the result is awaited; `official`: a result is confirmed, bets are settled by it, and a
 * correction leaves it official. The last four stop betting; a postponed event may be scheduled again.
 */
export const eventStates = [
  'scheduled',
  'live',
  'ended',
  'official',
  'postponed',
  'abandoned',
  'cancelled',
] as const

export type EventState = (typeof eventStates)[number]

/** A match or race, or a bet on how a competition ends. */
export const eventKinds = ['match', 'outright'] as const

export type EventKind = (typeof eventKinds)[number]

/** How an event came to its end, which decides what becomes of bets on what was not played. */
export const endings = ['played', 'abandoned', 'walkover', 'cancelled'] as const

export type Ending = (typeof endings)[number]

/** The source of matches that a seed decides before they start (`sport/virtual`). */
export const SEED_SOURCE = 'virtual'

/** Whether a seed decides the event: no one else tells it or enters its result, and it has only the markets that the seed decides. */
export const isSeeded = ({ source }: { readonly source: string }): boolean => source === SEED_SOURCE

/** Whether a league replays matches of the past: their files know goals, and neither corners nor cards. */
export const isReplayed = (league: string): boolean => league.startsWith('replay-')

/** Whether bets may be taken at all. */
export const isBettable = (state: EventState): boolean => state === 'scheduled' || state === 'live'
