import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type SeriesState = 'printed' | 'open' | 'closed' | 'revealed'

export type SeriesRow = {
  readonly id: string
  readonly design: string
  readonly isDemo: boolean
  readonly number: number
  readonly label: string
  readonly config: Json
  readonly configHash: string
  readonly size: number
  readonly commitment: string
  readonly seriesHash: string
  /** Encrypted. */
  readonly seed: Buffer
  readonly state: SeriesState
  readonly sold: number
  readonly printedAt: Date
  readonly openedAt: Date | null
  readonly closedAt: Date | null
  readonly revealedAt: Date | null
  readonly closedReason: string | null
}

/** A design as it is sold: with real money, or with play money. */
export type SaleKey = { readonly design: string; readonly isDemo: boolean }
export type Sale = SaleKey & { readonly isOpen: boolean }

const columns = sql`
  s.id, s.design, s.is_demo, s.number, s.label, s.config, s.config_hash, s.size, s.commitment, s.series_hash, s.seed, s.state, s.sold,
  s.printed_at, s.opened_at, s.closed_at, s.revealed_at, s.closed_reason
`
const of = ({ design, isDemo }: SaleKey) => sql`design = ${design} and is_demo = ${isDemo}`

/** Creates the sale of a design once; the second process of two changes nothing. */
export async function ensureSale(db: Db | Tx, { design, isDemo }: SaleKey): Promise<void> {
  await run(
    db,
    sql`insert into ticket_sale (design, is_demo) values (${design}, ${isDemo}) on conflict do nothing`,
  )
}

/** Holds the sale of a design until the transaction ends: purchases of one design follow one another. Null: it has never been printed. */
export async function lockSale(tx: Tx, key: SaleKey): Promise<Sale | null> {
  return maybe(tx, sql<Sale>`select design, is_demo, is_open from ticket_sale where ${of(key)} for update`)
}

export async function salesNow(db: Db): Promise<readonly Sale[]> {
  return many(db, sql<Sale>`select design, is_demo, is_open from ticket_sale`)
}

export async function setSaleOpen(tx: Tx, key: SaleKey, isOpen: boolean): Promise<void> {
  await run(tx, sql`update ticket_sale set is_open = ${isOpen} where ${of(key)}`)
}

export async function openSeries(db: Db | Tx, key: SaleKey): Promise<SeriesRow | null> {
  return maybe(
    db,
    sql<SeriesRow>`select ${columns} from ticket_series s where ${of(key)} and s.state = 'open'`,
  )
}

/** The series that opens next. */
export async function printedSeries(db: Db | Tx, key: SaleKey): Promise<SeriesRow | null> {
  return maybe(
    db,
    sql<SeriesRow>`
      select ${columns} from ticket_series s where ${of(key)} and s.state = 'printed' order by s.number limit 1
    `,
  )
}

export async function seriesById(db: Db | Tx, id: string): Promise<SeriesRow | null> {
  return maybe(db, sql<SeriesRow>`select ${columns} from ticket_series s where s.id = ${id}`)
}

export async function seriesByLabel(db: Db, label: string): Promise<SeriesRow | null> {
  return maybe(db, sql<SeriesRow>`select ${columns} from ticket_series s where s.label = ${label}`)
}

export async function seriesByIds(db: Db, ids: readonly string[]): Promise<readonly SeriesRow[]> {
  return many(db, sql<SeriesRow>`select ${columns} from ticket_series s where s.id = any (${ids}::uuid[])`)
}

/** The newest series of a design, newest first. */
export async function newestSeries(db: Db, key: SaleKey, limit: number): Promise<readonly SeriesRow[]> {
  return many(
    db,
    sql<SeriesRow>`select ${columns} from ticket_series s where ${of(key)} order by s.number desc limit ${limit}`,
  )
}

export async function nextNumber(db: Db, key: SaleKey): Promise<number> {
  const { next } = await one(
    db,
    sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next from ticket_series where ${of(key)}`,
  )
  return next
}

/** The hashes of a series' tickets, 32 bytes each; null for an early series that has none. */
export async function leavesOf(db: Db, id: string): Promise<Buffer | null> {
  const { leaves } = await one(
    db,
    sql<{ leaves: Buffer | null }>`select leaves from ticket_series where id = ${id}`,
  )
  return leaves
}

export type NewSeries = SaleKey &
  Pick<
    SeriesRow,
    'number' | 'label' | 'config' | 'configHash' | 'size' | 'commitment' | 'seriesHash' | 'seed'
  > & { readonly leaves: Buffer }

/** Publishes a printed series; false where another process has printed one of that number in the meantime. */
export async function insertSeries(db: Db, series: NewSeries): Promise<boolean> {
  const { design, isDemo, number, label, config, configHash, size, commitment, seriesHash, seed, leaves } =
    series
  const rows = await run(
    db,
    sql`
      insert into ticket_series (design, is_demo, number, label, config, config_hash, size, commitment, series_hash, seed, leaves)
      values (
        ${design}, ${isDemo}, ${number}, ${label}, ${JSON.stringify(config)}::jsonb, ${configHash}, ${size}, ${commitment},
        ${seriesHash}, ${seed}, ${leaves}
      )
      on conflict do nothing
    `,
  )
  return rows === 1
}

export async function markOpen(tx: Tx, id: string): Promise<void> {
  await run(
    tx,
    sql`update ticket_series set state = 'open', opened_at = clock_timestamp() where id = ${id} and state = 'printed'`,
  )
}

/** Sells the next tickets; the series is closed with its last one. */
export async function addSold(tx: Tx, id: string, count: number): Promise<void> {
  await run(
    tx,
    sql`
      update ticket_series
      set sold = sold + ${count},
        state = case when sold + ${count} = size then 'closed' else state end,
        closed_at = case when sold + ${count} = size then clock_timestamp() end
      where id = ${id} and state = 'open'
    `,
  )
}

/** Closes a series before it is sold out: no further ticket of it is sold. */
export async function markClosed(tx: Tx, id: string, reason: string): Promise<void> {
  await run(
    tx,
    sql`
      update ticket_series set state = 'closed', closed_at = clock_timestamp(), closed_reason = ${reason}
      where id = ${id} and state = 'open'
    `,
  )
}

/** Reveals the seeds of closed series whose sold tickets are all scratched. Returns their labels. */
export async function revealDone(db: Db): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ label: string }>`
      update ticket_series s
      set state = 'revealed', revealed_at = clock_timestamp()
      where s.state = 'closed'
        and not exists (select from instant_ticket t where t.series = s.id and t.scratched_at is null)
      returning s.label
    `,
  )
  return rows.map(({ label }) => label)
}
