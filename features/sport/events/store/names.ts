import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { SportKey } from '../rules/sports.ts'

export type LeagueRow = {
  readonly key: string
  readonly sport: SportKey
  readonly name: string
  readonly country: string | null
  readonly isVirtual: boolean
}

export type SideRow = {
  readonly key: string
  readonly sport: SportKey
  readonly name: string
  readonly short: string
  readonly colours: readonly [string, string]
  readonly country: string | null
}

export type VenueRow = {
  readonly key: string
  readonly name: string
  readonly city: string
  readonly timeZone: string
}

/** Creates a league, or follows a corrected name; false if the key is another sport's. */
export async function putLeague(tx: Tx, league: LeagueRow): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      insert into sport_league (key, sport, name, country, is_virtual)
      values (${league.key}, ${league.sport}, ${league.name}, ${league.country}, ${league.isVirtual})
      on conflict (key) do update set name = excluded.name, country = excluded.country -- imports at the same time
      where sport_league.sport = excluded.sport
    `,
  )
  return changed === 1
}

/** Creates sides; names of known ones follow a correction. In order of key, so that imports do not wait for each other in a circle. */
export async function putSides(tx: Tx, sides: readonly SideRow[]): Promise<void> {
  for (const side of sides.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    await run(
      tx,
      sql`
        insert into sport_side (key, sport, name, short, colour_1, colour_2, country)
        values (${side.key}, ${side.sport}, ${side.name}, ${side.short}, ${side.colours[0]}, ${side.colours[1]}, ${side.country})
        on conflict (key) do update set name = excluded.name -- imports at the same time
        where sport_side.name <> excluded.name
      `,
    )
}

export async function putVenue(tx: Tx, venue: VenueRow): Promise<void> {
  await run(
    tx,
    sql`
      insert into sport_venue (key, name, city, time_zone)
      values (${venue.key}, ${venue.name}, ${venue.city}, ${venue.timeZone})
      on conflict (key) do nothing -- imports at the same time
    `,
  )
}

const leagueColumns = sql`key, sport, name, country, is_virtual`

export function leagueByKey(db: Db | Tx, key: string): Promise<LeagueRow | null> {
  return maybe(db, sql<LeagueRow>`select ${leagueColumns} from sport_league where key = ${key}`)
}

export function leaguesByKeys(db: Db | Tx, keys: readonly string[]): Promise<LeagueRow[]> {
  return many(db, sql<LeagueRow>`select ${leagueColumns} from sport_league where key = any (${keys}::text[])`)
}

export function sidesByKeys(db: Db | Tx, keys: readonly string[]): Promise<SideRow[]> {
  return many(
    db,
    sql<SideRow>`
      select key, sport, name, short, array[colour_1, colour_2] as colours, country from sport_side where key = any (${keys}::text[])
    `,
  )
}

export function venuesByKeys(db: Db | Tx, keys: readonly string[]): Promise<VenueRow[]> {
  return many(
    db,
    sql<VenueRow>`select key, name, city, time_zone from sport_venue where key = any (${keys}::text[])`,
  )
}
