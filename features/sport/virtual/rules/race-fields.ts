/**
 * The fields of a virtual race league. Races are numbered from 1, sixty a season; which runners meet in which stall follows from league and
 * number by a hash, so that everyone can recompute it.
 *
 * Example: race 62 is the second of season 2; 62 leaves 2 when divided by three, so six runners start in it.
 */
import { sha256 } from '#kit/sha/sha256.ts'
import { utf8 } from '#kit/sha/bytes.ts'
import type { VirtualLeague } from './leagues.ts'

const RACES_OF_SEASON = 60
/** Six runners pay two places at a quarter of the odds, eight and more three at a fifth. */
const SIZES = [8, 10, 6] as const

export type RaceField = {
  readonly season: number
  readonly race: number
  /** Names in order of their numbers, from 1. */
  readonly runners: readonly string[]
}

export function raceFieldOf({ key, teams }: Pick<VirtualLeague, 'key' | 'teams'>, no: number): RaceField {
  const place = new Map(
    teams.map(([name]) => [name, [...sha256(utf8(`${key}|race|${no}|${name}`))].join('.')]),
  )
  const drawn = teams
    .map(([name]) => name)
    .toSorted((a, b) => ((place.get(a) ?? '') < (place.get(b) ?? '') ? -1 : 1))
  return {
    season: 1 + Math.floor((no - 1) / RACES_OF_SEASON),
    race: 1 + ((no - 1) % RACES_OF_SEASON),
    runners: drawn.slice(0, SIZES[no % SIZES.length]),
  }
}
