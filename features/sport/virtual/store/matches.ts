import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type MatchRow = {
  readonly league: string
  readonly no: number
  readonly event: string
  readonly startsAt: Date
  readonly expected: readonly number[]
  readonly seed: string
  readonly commitment: string
  readonly revealedAt: Date | null
  readonly version: number
}

const columns = sql`league, no, event, starts_at, expected, seed, commitment, revealed_at, version`

/** Matches that have no result yet, by their start. */
export function openMatches(db: Db): Promise<MatchRow[]> {
  return many(
    db,
    sql<MatchRow>`
      select ${columns} from sport_virtual_match
      where revealed_at is null and event is not null order by starts_at, league limit 200
    `,
  )
}

export function matchOf(db: Db, event: string): Promise<MatchRow | null> {
  return maybe(db, sql<MatchRow>`select ${columns} from sport_virtual_match where event = ${event}`)
}

/** The number that a league's next match has. */
export async function nextNo(tx: Tx, league: string): Promise<number> {
  const { no } = await one(
    tx,
    sql<{
      no: number
    }>`select coalesce(max(no), 0)::int + 1 as no from sport_virtual_match where league = ${league}`,
  )
  return no
}

export type NewMatch = Omit<MatchRow, 'event' | 'revealedAt'>

/** False if another process has created a match of this number or for this start. */
export async function insertMatch(tx: Tx, match: NewMatch): Promise<boolean> {
  const { league, no, startsAt, expected, seed, commitment, version } = match
  const inserted = await run(
    tx,
    sql`
      insert into sport_virtual_match (league, no, starts_at, expected, seed, commitment, version)
      values (${league}, ${no}, ${startsAt}, ${expected}::float8[], ${seed}, ${commitment}, ${version})
      on conflict do nothing -- several workers schedule
    `,
  )
  return inserted > 0
}

export async function nameEvent(tx: Tx, { league, no }: NewMatch, event: string): Promise<void> {
  await run(tx, sql`update sport_virtual_match set event = ${event} where league = ${league} and no = ${no}`)
}

export async function revealMatch(tx: Tx, event: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update sport_virtual_match set revealed_at = ${now} where event = ${event} and revealed_at is null`,
  )
}
