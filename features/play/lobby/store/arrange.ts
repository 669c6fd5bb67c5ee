import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type ArrangedVendor = {
  readonly code: string
  readonly name: string
  readonly games: number
  readonly opensList: boolean
}

/** The contracted vendors in a brand's order. */
export function arrangedVendors(reader: Db | Tx, merchant: string): Promise<ArrangedVendor[]> {
  return many(
    reader,
    sql<ArrangedVendor>`
      select v.code, v.name, coalesce(o.opens_list, false) as opens_list,
        (select count(*)::int from game g where g.vendor = v.code and g.is_built) as games
      from vendor v
      left join merchant_vendor o on o.vendor = v.code and o.merchant = ${merchant}
      where v.is_contracted
      order by coalesce(o.sort, v.sort), v.code
    `,
  )
}

export type ArrangedGame = {
  readonly id: string
  readonly vendor: string
  readonly category: string
  readonly nameEn: string
  readonly nameVi: string
  readonly isOn: boolean
  readonly isHot: boolean
  readonly isPinned: boolean
}

/** Every game of a brand in its order, including hidden ones. */
export function arrangedGames(reader: Db | Tx, merchant: string): Promise<ArrangedGame[]> {
  return many(
    reader,
    sql<ArrangedGame>`
      select g.id, g.vendor, g.category, g.name_en, g.name_vi, coalesce(o.is_on, true) as is_on,
        coalesce(o.is_hot, false) as is_hot, coalesce(o.is_pinned, false) as is_pinned
      from game g
      join vendor v on v.code = g.vendor
      left join merchant_game o on o.game = g.id and o.merchant = ${merchant}
      where g.is_built and v.is_contracted
      order by coalesce(o.sort, g.sort), g.id
    `,
  )
}

/** Locks a brand's arrangement, because an order is read and written as a whole. Null if the brand does not exist. */
export function lockBrand(tx: Tx, merchant: string): Promise<{ readonly code: string } | null> {
  return maybe(
    tx,
    sql<{ code: string }>`select code from merchant_lock(${merchant}) as code where code is not null`,
  )
}

/** Distance between places, as in the catalogue: leaves room for games added later. */
const STEP = 10

export async function writeGameOrder(tx: Tx, merchant: string, games: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_game (merchant, game, sort)
      select ${merchant}, u.game, u.place * ${sql.lit(STEP)}
      from unnest(${games}::text[]) with ordinality u (game, place)
      -- the brand is locked; a switch of another operator writes other columns
      on conflict (merchant, game) do update set sort = excluded.sort
      where merchant_game.sort is distinct from excluded.sort
    `,
  )
}

export async function writeVendorOrder(tx: Tx, merchant: string, vendors: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_vendor (merchant, vendor, sort)
      select ${merchant}, u.vendor, u.place * ${sql.lit(STEP)}
      from unnest(${vendors}::text[]) with ordinality u (vendor, place)
      on conflict (merchant, vendor) do update set sort = excluded.sort -- the brand is locked
      where merchant_vendor.sort is distinct from excluded.sort
    `,
  )
}

export type GameMark = 'hot' | 'pinned'
const markColumns = { hot: sql`is_hot`, pinned: sql`is_pinned` } as const

export async function markGame(
  tx: Tx,
  { merchant, game, mark, isOn }: { merchant: string; game: string; mark: GameMark; isOn: boolean },
): Promise<void> {
  const column = markColumns[mark]
  await run(
    tx,
    sql`
      insert into merchant_game (merchant, game, ${column})
      values (${merchant}, ${game}, ${isOn})
      on conflict (merchant, game) do update set ${column} = ${isOn} -- the brand is locked
    `,
  )
}

export async function writeOpensList(
  tx: Tx,
  { merchant, vendor, opensList }: { merchant: string; vendor: string; opensList: boolean },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_vendor (merchant, vendor, opens_list)
      values (${merchant}, ${vendor}, ${opensList})
      on conflict (merchant, vendor) do update set opens_list = excluded.opens_list -- the brand is locked
    `,
  )
}

/** Copies a brand's visible games and their order to a new brand. */
export async function copyGames(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_game (merchant, game, is_on, is_hot, sort)
      select ${to}, game, is_on, is_hot, sort
      from merchant_game
      where merchant = ${from}
    `,
  )
}
