import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

/** A member's favourite games, newest first. */
export async function favouritesOf(db: Db | Tx, memberId: bigint): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ game: string }>`
      select game
      from favourite_game
      where member_id = ${memberId}
      order by added_at desc, game
    `,
  )
  return rows.map(({ game }) => game)
}

export async function countFavourites(tx: Tx, memberId: bigint): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>`select count(*)::int as count from favourite_game where member_id = ${memberId}`,
  )
  return count
}

export async function insertFavourite(
  tx: Tx,
  favourite: { readonly memberId: bigint; readonly game: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    // concurrent requests: the favourite is stored once, with the first one's time
    sql`
      insert into favourite_game (member_id, game, added_at)
      values (${favourite.memberId}, ${favourite.game}, ${favourite.now})
      on conflict (member_id, game) do nothing
    `,
  )
}

export async function deleteFavourite(
  db: Db | Tx,
  { memberId, game }: { readonly memberId: bigint; readonly game: string },
): Promise<void> {
  await run(db, sql`delete from favourite_game where member_id = ${memberId} and game = ${game}`)
}
