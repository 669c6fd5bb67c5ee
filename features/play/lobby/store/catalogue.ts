import type { Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Volatility } from '../rules/browse.ts'

export type CatalogueGame = {
  readonly id: string
  readonly vendor: string
  readonly category: string
  readonly kind: string
  readonly nameEn: string
  readonly nameVi: string
  readonly rtpText: string
  readonly themes: readonly string[]
  readonly volatility: Volatility
  readonly isProvablyFair: boolean
  readonly since: string
  readonly sort: number
}

/** Upserts the games of the code in one statement; keeps what operators switched. Several processes write the same values as they start. */
export async function upsertGames(db: Db, games: readonly CatalogueGame[]): Promise<void> {
  await run(
    db,
    sql`
      insert into game (
        id, vendor, category, kind, name_en, name_vi, rtp_text, themes, volatility, is_provably_fair, since, sort
      )
      select id, vendor, category, kind, "nameEn", "nameVi", "rtpText", themes, volatility, "isProvablyFair", since, sort
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as built (
        id text, vendor text, category text, kind text, "nameEn" text, "nameVi" text, "rtpText" text, themes text[],
        volatility text, "isProvablyFair" boolean, since date, sort integer
      )
      order by id
      on conflict (id) do update
      set vendor = excluded.vendor, category = excluded.category, kind = excluded.kind, name_en = excluded.name_en,
        name_vi = excluded.name_vi, rtp_text = excluded.rtp_text, themes = excluded.themes, volatility = excluded.volatility,
        is_provably_fair = excluded.is_provably_fair, since = excluded.since, sort = excluded.sort, is_built = true
      where (game.vendor, game.category, game.kind, game.name_en, game.name_vi, game.rtp_text, game.themes, game.volatility,
        game.sort, game.is_built)
        is distinct from (excluded.vendor, excluded.category, excluded.kind, excluded.name_en, excluded.name_vi,
          excluded.rtp_text, excluded.themes, excluded.volatility, excluded.sort, true)
    `,
  )
}

/** Games removed from the code stay for history and leave the lobby. */
export async function retireGames(db: Db, built: readonly string[]): Promise<void> {
  await run(
    db,
    sql`update game set is_built = false where is_built and outside_ref is null and id <> all(${built}::text[])`,
  )
}

export type GameListed = {
  readonly id: string
  readonly vendor: string
  readonly vendorName: string
  readonly category: string
  readonly kind: string
  readonly nameEn: string
  readonly nameVi: string
  readonly rtpText: string
  readonly themes: readonly string[]
  readonly volatility: Volatility
  readonly isProvablyFair: boolean
  readonly since: string
  readonly isStopped: boolean
  readonly isHot: boolean
  /** Pinned to the brand's navigation. */
  readonly isPinned: boolean
  /** The vendor's own code; null for studio games. */
  readonly outsideRef: string | null
}

/** Stopped everywhere, or at this brand: the game, its vendor's games, or all games. */
const columnsAt = (merchant: string) => sql`
  g.id, g.vendor, v.name as vendor_name, g.category, g.kind, g.name_en, g.name_vi, g.rtp_text, g.themes, g.volatility, g.is_provably_fair,
  g.since, g.is_stopped or v.is_stopped or exists (
    select from brand_stop b where b.merchant = ${merchant} and b.vendor in (g.vendor, '*')
  ) as is_stopped, coalesce(o.is_hot, false) as is_hot, coalesce(o.is_pinned, false) as is_pinned,
  g.outside_ref
`

/** The games that a merchant shows, in its order: built, of a contracted vendor, not hidden. */
export async function gamesOn(db: Db, merchant: string): Promise<readonly GameListed[]> {
  return many(
    db,
    sql<GameListed>`
      select ${columnsAt(merchant)}
      from game g
      join vendor v on v.code = g.vendor
      left join merchant_game o on o.game = g.id and o.merchant = ${merchant}
      where g.is_built and v.is_contracted and coalesce(o.is_on, true)
      order by coalesce(o.sort, g.sort), g.id
    `,
  )
}

export type VendorRow = {
  readonly code: string
  readonly name: string
  readonly isContracted: boolean
  /** Its place in the brand's order: an operator's, otherwise the catalogue's. */
  readonly sort: number
  /** At this brand its games open in a pop-up list behind one tile. */
  readonly opensList: boolean
  /** File name of its logo; null where none is uploaded. */
  readonly logo: string | null
}

/** Every vendor, in the order of the list of new ones: contracted first, then newest first. */
export async function vendors(db: Db, merchant: string): Promise<readonly VendorRow[]> {
  return many(
    db,
    sql<VendorRow>`
      select v.code, v.name, v.is_contracted, coalesce(o.sort, v.sort) as sort, coalesce(o.opens_list, false) as opens_list,
        v.logo
      from vendor v
      left join merchant_vendor o on o.vendor = v.code and o.merchant = ${merchant}
      order by v.is_contracted desc, v.since desc, coalesce(o.sort, v.sort), v.code
    `,
  )
}

/** Whether a game of the lobby takes no bets at a brand: stopped there or everywhere, hidden, or its vendor without a contract. */
export async function isClosedOn(db: Db, merchant: string, id: string): Promise<boolean> {
  const found = await maybe(
    db,
    sql<{ is: boolean }>`
      select g.is_stopped or v.is_stopped or not g.is_built or not v.is_contracted or not coalesce(o.is_on, true) or exists (
        select from brand_stop b where b.merchant = ${merchant} and b.vendor in (g.vendor, '*')
      ) as is
      from game g
      join vendor v on v.code = g.vendor
      left join merchant_game o on o.game = g.id and o.merchant = ${merchant}
      where g.id = ${id}
    `,
  )
  return found?.is ?? false
}

/** What the launch needs to know of a game; null if the merchant does not show it. */
export async function gameOn(db: Db, merchant: string, id: string): Promise<GameListed | null> {
  return maybe(
    db,
    sql<GameListed>`
      select ${columnsAt(merchant)}
      from game g
      join vendor v on v.code = g.vendor
      left join merchant_game o on o.game = g.id and o.merchant = ${merchant}
      where g.id = ${id} and g.is_built and v.is_contracted and coalesce(o.is_on, true)
    `,
  )
}
