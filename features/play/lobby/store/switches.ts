import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

/** Who stopped something, when and why; all null while it runs. */
export type Stop = {
  readonly isStopped: boolean
  readonly why: string | null
  readonly by: string | null
  readonly at: Date | null
}

export const running: Stop = { isStopped: false, why: null, by: null, at: null }

export type SwitchedGame = Stop & {
  readonly id: string
  readonly vendor: string
  readonly nameEn: string
  readonly nameVi: string
  readonly kind: string
  readonly rtpText: string
  /** Members who opened it within the last minutes and are still logged in. */
  readonly playing: number
  /** The brands that do not show it. */
  readonly offAt: readonly string[]
}

export async function switchedGames(db: Db, openedAfter: Date): Promise<readonly SwitchedGame[]> {
  return many(
    db,
    sql<SwitchedGame>`
      select g.id, g.vendor, g.name_en, g.name_vi, g.kind, g.rtp_text, g.is_stopped, g.stopped_why as why,
        g.stopped_by as by, g.stopped_at as at,
        (
          select count(distinct s.member_id)::int
          from game_session_view s
          join member_session_view l on l.id = s.member_session_id
          where s.game = g.id and s.opened_at > ${openedAfter} and l.ended_at is null
        ) as playing,
        array(select o.merchant from merchant_game o where o.game = g.id and not o.is_on order by 1) as off_at
      from game g
      where g.is_built
      order by g.sort, g.id
    `,
  )
}

export type SwitchedVendor = Stop & { readonly code: string; readonly name: string; readonly games: number }

/** Contracted vendors; the others have nothing to stop. */
export async function switchedVendors(db: Db): Promise<readonly SwitchedVendor[]> {
  return many(
    db,
    sql<SwitchedVendor>`
      select v.code, v.name, v.is_stopped, v.stopped_why as why, v.stopped_by as by, v.stopped_at as at,
        (select count(*)::int from game g where g.vendor = v.code and g.is_built) as games
      from vendor v
      where v.is_contracted
      order by v.sort, v.code
    `,
  )
}

export type Switchable = { readonly table: 'game' | 'vendor'; readonly id: string }

/** Whether it is stopped, under a lock that serialises operators. Null if it does not exist. */
export async function lockStop(
  tx: Tx,
  { table, id }: Switchable,
): Promise<{ readonly isStopped: boolean } | null> {
  return maybe(
    tx,
    table === 'game'
      ? sql<{ isStopped: boolean }>`select is_stopped from game where id = ${id} for no key update`
      : sql<{ isStopped: boolean }>`select is_stopped from vendor where code = ${id} for no key update`,
  )
}

/** Maintenance for every merchant: no new rounds after the commit; open rounds finish (G13). */
export async function setStop(
  db: Db | Tx,
  { table, id }: Switchable,
  { isStopped, why, by, at }: Stop,
): Promise<void> {
  const set = sql`is_stopped = ${isStopped}, stopped_why = ${why}, stopped_by = ${by}, stopped_at = ${at}`
  await run(
    db,
    table === 'game'
      ? sql`update game set ${set} where id = ${id}`
      : sql`update vendor set ${set} where code = ${id}`,
  )
}

export type BrandGame = { readonly merchant: string; readonly game: string }

/** Whether a brand shows a game; null if the brand or game does not exist. */
export async function brandShows(tx: Tx, { merchant, game }: BrandGame): Promise<boolean | null> {
  const row = await maybe(
    tx,
    sql<{ isOn: boolean }>`
      select coalesce(o.is_on, true) as is_on
      from merchant_view m
      join game g on g.id = ${game} and g.is_built
      left join merchant_game o on o.merchant = m.code and o.game = g.id
      where m.code = ${merchant}
    `,
  )
  return row?.isOn ?? null
}

export async function switchGame(
  db: Db | Tx,
  { merchant, game, isOn }: BrandGame & { readonly isOn: boolean },
): Promise<void> {
  await run(
    db,
    // two concurrent operators: the last write wins, and the audit log records both
    sql`
      insert into merchant_game (merchant, game, is_on)
      values (${merchant}, ${game}, ${isOn})
      on conflict (merchant, game) do update set is_on = excluded.is_on
    `,
  )
}

/** A vendor stopped at one brand; vendor '*': everything of the brand. */
export type BrandStop = {
  readonly merchant: string
  readonly vendor: string
  readonly why: string
  readonly by: string
  readonly at: Date
}

export const EVERY_VENDOR = '*'

export async function brandStops(db: Db): Promise<readonly BrandStop[]> {
  return many(
    db,
    sql<BrandStop>`
      select merchant, vendor, why, stopped_by as by, stopped_at as at from brand_stop order by merchant, vendor
    `,
  )
}

/** Whether the brand and vendor exist. */
export async function isBrandVendor(
  tx: Tx,
  { merchant, vendor }: Pick<BrandStop, 'merchant' | 'vendor'>,
): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ code: string }>`
      select code from merchant_view
      where code = ${merchant}
        and (${vendor} = ${EVERY_VENDOR} or exists (select from vendor where code = ${vendor} and is_contracted))
    `,
  )
  return row !== null
}

/** No new rounds there after the commit; false if it is already stopped. */
export async function stopAtBrand(tx: Tx, stop: BrandStop): Promise<boolean> {
  const done = await run(
    tx,
    // of two concurrent operators the second gets false
    sql`
      insert into brand_stop (merchant, vendor, why, stopped_by, stopped_at)
      values (${stop.merchant}, ${stop.vendor}, ${stop.why}, ${stop.by}, ${stop.at})
      on conflict do nothing
    `,
  )
  return done === 1
}

/** False where it was not stopped. */
export async function startAtBrand(
  tx: Tx,
  { merchant, vendor }: Pick<BrandStop, 'merchant' | 'vendor'>,
): Promise<boolean> {
  const done = await run(tx, sql`delete from brand_stop where merchant = ${merchant} and vendor = ${vendor}`)
  return done === 1
}
