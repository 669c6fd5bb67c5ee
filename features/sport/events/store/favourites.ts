import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type FavouriteKind = 'event' | 'league' | 'side'

export function favouritesOf(
  db: Db | Tx,
  memberId: bigint,
): Promise<{ readonly kind: FavouriteKind; readonly key: string }[]> {
  return many(
    db,
    sql<{ kind: FavouriteKind; key: string }>`
      select kind, key from sport_favourite where member_id = ${memberId} order by at desc, key
    `,
  )
}

/** Whether there is such an event, league or side. */
export async function favouriteExists(db: Db | Tx, kind: FavouriteKind, key: string): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)
  if (kind === 'event' && !isUuid) return false
  const { found } = await one(
    db,
    kind === 'event'
      ? sql<{ found: boolean }>`select exists (select from sport_event where id = ${key}::uuid) as found`
      : kind === 'league'
        ? sql<{ found: boolean }>`select exists (select from sport_league where key = ${key}) as found`
        : sql<{ found: boolean }>`select exists (select from sport_side where key = ${key}) as found`,
  )
  return found
}

export async function countFavourites(tx: Tx, memberId: bigint): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>`select count(*)::int as count from sport_favourite where member_id = ${memberId}`,
  )
  return count
}

export async function insertFavourite(
  tx: Tx,
  memberId: bigint,
  kind: FavouriteKind,
  key: string,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into sport_favourite (member_id, kind, key)
      values (${memberId}, ${kind}, ${key})
      on conflict do nothing -- requests at the same time: it is stored once
    `,
  )
}

export async function deleteFavourite(
  tx: Tx,
  memberId: bigint,
  kind: FavouriteKind,
  key: string,
): Promise<void> {
  await run(
    tx,
    sql`delete from sport_favourite where member_id = ${memberId} and kind = ${kind} and key = ${key}`,
  )
}
