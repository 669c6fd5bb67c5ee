import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Json } from '#game-kit/schema.ts'

/** The round of a series that is on sale and closes first. */
export type OnSale = {
  readonly series: string
  readonly id: string
  readonly label: string
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** A public outcome. */
export type PublicOutcome = {
  readonly series: string
  readonly id: string
  readonly label: string
  readonly drawnAt: Date
  readonly outcome: Json
  /** 2 and more: it was corrected. */
  readonly settlement: number
}

export async function onSale(db: Db, series: readonly string[]): Promise<readonly OnSale[]> {
  return many(
    db,
    sql<OnSale>`
      select s.series, r.id, r.label, r.closes_at, r.draws_at
      from unnest(${series}::text[]) s (series)
      cross join lateral (
        select id, label, closes_at, draws_at from shared_round
        where series = s.series and state in ('scheduled', 'open') and opens_at <= clock_timestamp() and closes_at > clock_timestamp()
        order by number limit 1
      ) r
    `,
  )
}

/** The newest public outcomes of each series, newest first; those of void rounds are not listed. */
export async function newestOutcomes(
  db: Db,
  series: readonly string[],
  limit: number,
): Promise<readonly PublicOutcome[]> {
  return many(
    db,
    sql<PublicOutcome>`
      select s.series, r.id, r.label, r.drawn_at, r.outcome, r.settlement
      from unnest(${series}::text[]) s (series)
      cross join lateral (
        select id, label, drawn_at, outcome, settlement, number from shared_round
        where series = s.series and outcome is not null
          and (state in ('settled', 'revealed') or (state = 'drawn' and ends_at <= clock_timestamp()))
        order by number desc limit ${limit}
      ) r
      order by s.series, r.number desc
    `,
  )
}

/** A figure for each series that changes with every correction of its newest `limit` rounds. */
export async function correctionsOf(
  db: Db,
  series: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    db,
    sql<{ series: string; settlements: string }>`
      select s.series, coalesce(sum(r.settlement), 0)::text as settlements
      from unnest(${series}::text[]) s (series)
      left join lateral (
        select settlement from shared_round where series = s.series and outcome is not null order by number desc limit ${limit}
      ) r on true
      group by s.series
    `,
  )
  return new Map(rows.map((row) => [row.series, row.settlements]))
}

/** Game, version and configuration in which the next rounds of a series are sold. */
export async function offerOf(
  db: Db,
  series: string,
): Promise<{ readonly game: string; readonly edition: number; readonly config: Json } | null> {
  const [row] = await many(
    db,
    sql<{ game: string; edition: number; config: Json }>`
      select s.game, s.edition, c.config
      from shared_series s
      join shared_config c on c.game = s.game and c.edition = s.edition and c.hash = s.config_hash
      where s.key = ${series}
    `,
  )
  return row ?? null
}

/** A round on sale. */
export type SaleRow = {
  readonly id: string
  readonly number: bigint
  readonly label: string
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** The rounds of a series on sale from a number on, soonest first. */
export async function openFrom(
  db: Db,
  { series, from, limit }: { readonly series: string; readonly from: bigint; readonly limit: number },
): Promise<readonly SaleRow[]> {
  return many(
    db,
    sql<SaleRow>`
      select id, number, label, closes_at, draws_at from shared_round
      where series = ${series} and number >= ${from} and state = 'open' and closes_at > clock_timestamp()
      order by number
      limit ${limit}
    `,
  )
}

/** The rounds of a series that are scheduled and may be opened now, soonest first. */
export async function scheduledUpTo(db: Db, series: string, limit: number): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from shared_round
      where series = ${series} and state = 'scheduled' and opens_at <= clock_timestamp()
      order by number
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}

/** A round with its series, on sale or not. */
export async function saleById(db: Db, id: string): Promise<(SaleRow & { readonly series: string }) | null> {
  return maybe(
    db,
    sql<SaleRow & { readonly series: string }>`
      select id, series, number, label, closes_at, draws_at from shared_round where id = ${id}
    `,
  )
}

/** The series of those rounds that exist. */
export async function seriesOfRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    db,
    sql<{ id: string; series: string }>`select id, series from shared_round where id = any (${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, series }) => [id, series]))
}

/** A winning slip with its member. */
export type WinnerRow = {
  readonly slip: string
  readonly memberId: bigint
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
}

/** The slips of a settled round whose return is above their stake, in order of ID; `after` is the last one known. */
export async function winnersOf(
  db: Db,
  round: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly WinnerRow[]> {
  return many(
    db,
    sql<WinnerRow>`
      select s.id as slip, w.owner as member_id, b.currency, s.stake, s.win
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where s.bet_window = ${round} and s.state = 'settled' and s.win > s.stake and (${after}::uuid is null or s.id > ${after}::uuid)
      order by s.id
      limit ${limit}
    `,
  )
}
