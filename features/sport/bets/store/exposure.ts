import type { Db } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

/** What a bet adds to one outcome of an event in a book (merchant and currency). */
export type Share = {
  readonly event: string
  readonly outcome: string
  readonly book: string
  readonly stake: bigint
  readonly payout: bigint
  readonly most: bigint
}

const nameOf = ({ event, outcome, book }: Pick<Share, 'event' | 'outcome' | 'book'>) =>
  `${event} ${outcome} ${book}`

/**
 * Shares of several bets as one row an outcome, under the smallest of their limits, in one order: processes that reserve at the same time
 * do not wait in a circle.
 */
function summed(shares: readonly Share[]): readonly Share[] {
  const sums = new Map<string, Share>()
  for (const share of shares) {
    const before = sums.get(nameOf(share))
    sums.set(
      nameOf(share),
      before
        ? {
            ...before,
            stake: before.stake + share.stake,
            payout: before.payout + share.payout,
            most: share.most < before.most ? share.most : before.most,
          }
        : share,
    )
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => share)
}

const literal = (values: readonly (string | bigint)[]) =>
  `{${values.map((value) => (typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : value)).join(',')}}`

/**
 * Reserves shares; the names of outcomes that would exceed their most. Nothing is reserved of those, everything of the others.
 * `isFree`: a trader has accepted the bet, and nothing is full for it; the limit that is stored stays that of everyone.
 */
export async function reserve(
  db: Db,
  shares: readonly Share[],
  isFree = false,
): Promise<ReadonlySet<string>> {
  const rows = summed(shares)
  const done = await many(
    db,
    sql<Pick<Share, 'event' | 'outcome' | 'book'>>`
      insert into sport_exposure (event, outcome, book, stake, payout, most)
      select * from unnest(${literal(rows.map(({ event }) => event))}::uuid[], ${literal(rows.map(({ outcome }) => outcome))}::text[],
        ${literal(rows.map(({ book }) => book))}::text[], ${literal(rows.map(({ stake }) => stake))}::bigint[],
        ${literal(rows.map(({ payout }) => payout))}::bigint[], ${literal(rows.map(({ most }) => most))}::bigint[])
        u (event, outcome, book, stake, payout, most)
      where ${isFree}::boolean or u.payout <= u.most
      on conflict (event, outcome, book) do update -- bets at the same time
      set stake = sport_exposure.stake + excluded.stake, payout = sport_exposure.payout + excluded.payout, most = excluded.most
      where ${isFree}::boolean or sport_exposure.payout + excluded.payout <= excluded.most
      returning event, outcome, book
    `,
  )
  const reserved = new Set(done.map(nameOf))
  return new Set(rows.map(nameOf).filter((name) => !reserved.has(name)))
}

export const shareName = nameOf

/** Returns what bets that were not placed had reserved. */
export async function release(db: Db, shares: readonly Share[]): Promise<void> {
  const rows = summed(shares)
  await run(
    db,
    sql`
      update sport_exposure x
      set stake = greatest(0, x.stake - u.stake), payout = greatest(0, x.payout - u.payout)
      from unnest(${literal(rows.map(({ event }) => event))}::uuid[], ${literal(rows.map(({ outcome }) => outcome))}::text[],
        ${literal(rows.map(({ book }) => book))}::text[], ${literal(rows.map(({ stake }) => stake))}::bigint[],
        ${literal(rows.map(({ payout }) => payout))}::bigint[]) u (event, outcome, book, stake, payout)
      where x.event = u.event and x.outcome = u.outcome and x.book = u.book
    `,
  )
}

export type Exposure = Pick<Share, 'event' | 'outcome' | 'book' | 'payout'>

/** What outcomes of events could cost now, in these books. */
export function exposureOf(db: Db, of: readonly Pick<Share, 'event' | 'book'>[]): Promise<Exposure[]> {
  return many(
    db,
    sql<Exposure>`
      select x.event, x.outcome, x.book, x.payout
      from unnest(${literal(of.map(({ event }) => event))}::uuid[], ${literal(of.map(({ book }) => book))}::text[]) u (event, book)
      join sport_exposure x on x.event = u.event and x.book = u.book
    `,
  )
}

export async function dropExposure(db: Db, event: string): Promise<void> {
  await run(db, sql`delete from sport_exposure where event = ${event}`)
}

/** What each outcome of an event could cost in each book. */
export function reservedOn(db: Db, event: string): Promise<Omit<Share, 'event'>[]> {
  return many(
    db,
    sql<Omit<Share, 'event'>>`
      select outcome, book, stake, payout, most from sport_exposure where event = ${event} and payout > 0
    `,
  )
}

/** Events with bets that are not settled. */
export async function exposedEvents(db: Db): Promise<readonly string[]> {
  const rows = await many(db, sql<{ event: string }>`select distinct event from sport_exposure`)
  return rows.map(({ event }) => event)
}
