import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { PricedOffer } from '#game-kit/sports/books/book.ts'
import type { Pricing } from '../rules/offers.ts'

export type PricingRow = Pricing & {
  readonly event: string
  readonly source: string
  readonly version: number
}

const pricingColumns = sql`event, expected, source, shift, margin, margins, version, scorers`

export function pricingOf(db: Db | Tx, event: string): Promise<PricingRow | null> {
  return maybe(db, sql<PricingRow>`select ${pricingColumns} from sport_pricing where event = ${event}`)
}

/** Sets what is expected of an event. `isKept`: only if nothing is expected yet; `isFinal`: in place of what an operator expects, too. */
export async function expect(
  tx: Tx,
  { event, expected, source, scorers }: Pick<PricingRow, 'event' | 'expected' | 'source' | 'scorers'>,
  { isKept = false, isFinal = false }: { readonly isKept?: boolean; readonly isFinal?: boolean },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into sport_pricing (event, expected, source, scorers)
      values (${event}, ${expected}::float8[], ${source}, ${scorers ? JSON.stringify(scorers) : null}::json)
      on conflict (event) do update -- feeds and jobs at the same time
      set expected = excluded.expected, source = excluded.source, scorers = coalesce(excluded.scorers, sport_pricing.scorers),
        version = sport_pricing.version + 1
      where not ${isKept} and (${isFinal} or sport_pricing.source not like 'operator:%') and (
        sport_pricing.expected <> excluded.expected
        or ${isFinal} and sport_pricing.source <> excluded.source
        or excluded.scorers is not null and excluded.scorers::text is distinct from sport_pricing.scorers::text
      )
    `,
  )
}

export type Shift = {
  readonly expected?: readonly number[]
  readonly source?: string
  readonly shift?: readonly [number, number]
  readonly margin?: number
  readonly margins?: Readonly<Record<string, number>>
}

/** A trader's change; null: the event has no pricing. */
export function changePricing(tx: Tx, event: string, change: Shift): Promise<PricingRow | null> {
  const { expected = null, source = null, shift = null, margin = null, margins } = change
  return maybe(
    tx,
    sql<PricingRow>`
      update sport_pricing
      set expected = coalesce(${expected}::float8[], expected), source = coalesce(${source}, source),
        shift = coalesce(${shift}::float8[], shift), margin = coalesce(${margin}, margin),
        margins = coalesce(${margins === undefined ? null : JSON.stringify(margins)}::json, margins), version = version + 1
      where event = ${event}
      returning ${pricingColumns}
    `,
  )
}

export type BookRow = {
  readonly event: string
  readonly version: number
  readonly eventVersion: number
  readonly pricingVersion: number
  readonly offers: readonly PricedOffer[]
  readonly main: readonly PricedOffer[]
  readonly count: number
  readonly at: Date
}

const bookColumns = sql`event, version, event_version, pricing_version, offers, main, count, at`

export function bookOf(db: Db | Tx, event: string): Promise<BookRow | null> {
  return maybe(db, sql<BookRow>`select ${bookColumns} from sport_book where event = ${event}`)
}

export function booksOf(db: Db | Tx, events: readonly string[]): Promise<BookRow[]> {
  return many(db, sql<BookRow>`select ${bookColumns} from sport_book where event = any (${events}::uuid[])`)
}

export type BookVersion = Pick<BookRow, 'event' | 'version' | 'eventVersion'>

/** The present versions of books, and of the events that they were priced for. */
export async function versionsOf(
  db: Db | Tx,
  events: readonly string[],
): Promise<ReadonlyMap<string, BookVersion>> {
  const rows = await many(
    db,
    sql<BookVersion>`select event, version, event_version from sport_book where event = any (${events}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.event, row]))
}

export type MainRow = Omit<BookRow, 'offers'>

export function mainBooksOf(db: Db, events: readonly string[]): Promise<MainRow[]> {
  return many(
    db,
    sql<MainRow>`
      select event, version, event_version, pricing_version, main, count, at from sport_book where event = any (${events}::uuid[])
    `,
  )
}

/** Replaces the book of an event whose row the transaction has locked. */
export async function putBook(
  tx: Tx,
  book: BookRow,
  moves: { readonly cause: string; readonly changed: readonly (readonly [string, number | null])[] } | null,
): Promise<void> {
  const { event, version, eventVersion, pricingVersion, offers, main, count, at } = book
  await run(
    tx,
    sql`
      insert into sport_book (event, version, event_version, pricing_version, offers, main, count, at)
      values (${event}, ${version}, ${eventVersion}, ${pricingVersion}, ${JSON.stringify(offers)}::json, ${JSON.stringify(main)}::json,
        ${count}, ${at})
      on conflict (event) do update -- every version replaces the one before
      set version = excluded.version, event_version = excluded.event_version, pricing_version = excluded.pricing_version,
        offers = excluded.offers, main = excluded.main, count = excluded.count, at = excluded.at
    `,
  )
  if (moves)
    await run(
      tx,
      sql`
        insert into sport_move (event, version, cause, changed, at)
        values (${event}, ${version}, ${moves.cause}, ${JSON.stringify(moves.changed)}::json, ${at})
      `,
    )
}

/** Events whose book is missing, older than what is known of them, or older than the clock of play. */
export async function eventsToPrice(
  db: Db,
  { until, clockBefore, limit }: { readonly until: Date; readonly clockBefore: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select e.id
      from sport_event_view e
      left join sport_book b on b.event = e.id
      left join sport_pricing p on p.event = e.id
      where (e.state in ('scheduled', 'live') and e.starts_at < ${until} or b.event is not null and b.count > 0)
        and (
          b.event is null or b.event_version < e.version or (p.event is not null and b.pricing_version < p.version)
          or (e.state = 'live' and b.at < ${clockBefore})
          or ('incident' = any (e.stops))
        )
      order by (e.state = 'live') desc, e.starts_at
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}

export type MoveRow = {
  readonly version: number
  readonly cause: string
  readonly changed: readonly (readonly [string, number | null])[]
  readonly at: Date
}

export function movesOf(
  db: Db,
  event: string,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<MoveRow[]> {
  return many(
    db,
    sql<MoveRow>`
      select version, cause, changed, at from sport_move
      where event = ${event} and (${below}::int is null or version < ${below})
      order by version desc
      limit ${limit}
    `,
  )
}

/** How the price of one outcome moved, newest first. */
export function pointsOf(
  db: Db,
  event: string,
  key: string,
  limit: number,
): Promise<{ readonly at: Date; readonly price: number | null; readonly cause: string }[]> {
  return many(
    db,
    sql<{ at: Date; price: number | null; cause: string }>`
      select m.at, m.cause, (c.value ->> 1)::int as price
      from sport_move m
      cross join lateral json_array_elements(m.changed) c (value)
      where m.event = ${event} and c.value ->> 0 = ${key}
      order by m.version desc
      limit ${limit}
    `,
  )
}

/** Deletes moves of prices from before this moment, at most `limit`; returns how many. */
export async function forgetMoves(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  return run(
    db,
    sql`delete from sport_move where ctid = any (array(select ctid from sport_move where at < ${before} limit ${limit}))`,
  )
}
