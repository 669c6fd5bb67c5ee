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

/** The games of rounds, by round ID; unknown rounds are left out. */
export async function roundGames(
  db: Db,
  rounds: readonly string[],
): Promise<readonly { readonly id: string; readonly game: string }[]> {
  return many(
    db,
    sql<{ id: string; game: string }>`select id, game from round_view where id = any(${rounds}::uuid[])`,
  )
}

/** What decides under which category a vendor's game is shown. */
export type OutsideKind = {
  readonly id: string
  readonly category: string
  readonly kind: string
  readonly themes: readonly string[]
}

/** All vendors' games, including those that left the lobby: their rounds stay on record. */
export async function outsideKinds(db: Db): Promise<readonly OutsideKind[]> {
  return many(
    db,
    sql<OutsideKind>`select id, category, kind, themes from game_view where outside_ref is not null`,
  )
}

/** Vendors' games whose names contain a text, in either language. */
export async function outsideGamesNamed(db: Db, text: string): Promise<readonly string[]> {
  const found = await many(
    db,
    sql<{ id: string }>`
      select id
      from game_view
      where outside_ref is not null and (
        position(lower(${text}) in lower(name_en)) > 0 or position(lower(${text}) in lower(name_vi)) > 0
      )
    `,
  )
  return found.map(({ id }) => id)
}
