/**
 * The fixtures of a league without end. Matches are numbered from 1; a season is every pair at home and away, in matchdays by the circle
 * method: one side stays, the others go round it.
 *
 * Example: four sides play 12 matches a season; match 13 is the first of season 2.
 */
import type { VirtualLeague } from './leagues.ts'
import { raceFieldOf } from './race-fields.ts'

export type Pairing = {
  readonly season: number
  readonly matchday: number
  /** Empty in a race. */
  readonly home: string
  readonly away: string
  /** The field of a race in order of numbers; empty where two sides meet. */
  readonly runners: readonly string[]
}

export function pairingOf(league: VirtualLeague, no: number): Pairing {
  if (league.sport !== 'racing') return pairOf(league, no)
  const { season, race, runners } = raceFieldOf(league, no)
  return { season, matchday: race, home: '', away: '', runners }
}

function pairOf({ teams }: Pick<VirtualLeague, 'teams'>, no: number): Pairing {
  const count = teams.length
  const perDay = count / 2
  const days = 2 * (count - 1)
  const at = no - 1
  const season = Math.floor(at / (perDay * days))
  const day = Math.floor(at / perDay) % days
  const table = at % perDay
  const turn = day % (count - 1)
  const seat = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + turn) % (count - 1)))
  const [a, b] = [seat(table), seat(count - 1 - table)]
  // the second half of a season is its first with the sides changed; the one that stays changes every matchday
  const isTurned = day >= count - 1 !== (table === 0 ? turn % 2 === 1 : table % 2 === 1)
  const name = (seated: number) => teams[seated]?.[0] ?? ''
  const [home, away] = isTurned ? [name(b), name(a)] : [name(a), name(b)]
  return { season: season + 1, matchday: day + 1, home, away, runners: [] }
}

const MINUTE_MS = 60_000
/** A league has a match so often while someone looks at the pages of sports, and so often while no one does. */
export const EVERY_MS = 5 * MINUTE_MS
export const RESTING_EVERY_MS = 60 * MINUTE_MS
/** Fixtures are known so long ahead, and bets are taken on them for at least so long. */
const AHEAD_MS = 20 * MINUTE_MS
const RESTING_AHEAD_MS = 60 * MINUTE_MS
const LEAST_MS = MINUTE_MS

/** The starts that a league ought to have ahead of it at a moment. */
export function startsAhead(
  { offsetMin }: Pick<VirtualLeague, 'offsetMin'>,
  now: Date,
  isWatched: boolean,
): readonly Date[] {
  const [everyMs, aheadMs] = isWatched ? [EVERY_MS, AHEAD_MS] : [RESTING_EVERY_MS, RESTING_AHEAD_MS]
  const offsetMs = offsetMin * MINUTE_MS
  const first = Math.ceil((now.getTime() + LEAST_MS - offsetMs) / everyMs)
  const last = Math.floor((now.getTime() + LEAST_MS + aheadMs - offsetMs) / everyMs)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => new Date((first + at) * everyMs + offsetMs),
  )
}
