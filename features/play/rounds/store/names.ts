import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/** A vendor's game: only in the catalogue table, not in the code. */
export type OutsideGame = {
  readonly id: string
  readonly category: string
  readonly en: string
  readonly vi: string
  readonly vendorName: string
}

export async function outsideGames(db: Db, ids: readonly string[]): Promise<readonly OutsideGame[]> {
  return many(
    db,
    sql<OutsideGame>`
      select g.id, g.category, g.name_en as en, g.name_vi as vi, v.name as vendor_name
      from game_view g
      join vendor_view v on v.code = g.vendor
      where g.id = any(${ids}::text[]) and g.outside_ref is not null
    `,
  )
}

/** Vendors' games of a category, including those that left the lobby: their rounds stay on record. */
export async function outsideGamesOf(db: Db, category: string): Promise<readonly string[]> {
  const found = await many(
    db,
    sql<{ id: string }>`select id from game_view where category = ${category} and outside_ref is not null`,
  )
  return found.map(({ id }) => id)
}
