import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type Reserved = ReadonlyMap<string, bigint>

type Of = { readonly round: string; readonly wallet: bigint }

/**
 * Reserves what a slip could cost, by number, in the book of its wallet. Returns the numbers whose cap it would exceed; then the caller
 * rolls back. Numbers are locked in order.
 */
export async function reserve(
  tx: Tx,
  { round, wallet }: Of,
  amounts: Reserved,
  capOf: (key: string) => bigint | null,
): Promise<readonly string[]> {
  const keys = [...amounts.keys()].sort()
  const rows = await many(
    tx,
    sql<{ key: string; most: bigint }>`
      insert into shared_exposure (round, book, key, most)
      select ${round}::uuid, w.book, a.key, a.most
      from unnest(${keys}::text[], ${keys.map((key) => amounts.get(key) ?? 0n)}::bigint[]) a (key, most)
      join wallet_view w on w.id = ${wallet}
      order by a.key
      on conflict (round, book, key) do update set most = shared_exposure.most + excluded.most -- other slips on the number
      returning key, most
    `,
  )
  return rows.filter(({ key, most }) => most > (capOf(key) ?? most)).map(({ key }) => key)
}

/** Returns a reservation: the ledger did not take the slip, or it was cancelled. Numbers without one stay without. */
export async function release(db: Db | Tx, { round, wallet }: Of, amounts: Reserved): Promise<void> {
  const keys = [...amounts.keys()].sort()
  await run(
    db,
    sql`
      insert into shared_exposure (round, book, key, most)
      select e.round, e.book, e.key, 0
      from wallet_view w
      join shared_exposure e on e.round = ${round}::uuid and e.book = w.book and e.key = any (${keys}::text[])
      where w.id = ${wallet}
      order by e.key
      on conflict (round, book, key) do update -- locks the numbers in order
      set most = greatest(shared_exposure.most - (
        select a.most from unnest(${keys}::text[], ${keys.map((key) => amounts.get(key) ?? 0n)}::bigint[]) a (key, most)
        where a.key = excluded.key
      ), 0)
    `,
  )
}

/** Raises what is reserved in a book to these sums where it is less. */
export async function raiseExposure(
  db: Db | Tx,
  { round, book }: { readonly round: string; readonly book: number },
  amounts: Reserved,
): Promise<void> {
  const keys = [...amounts.keys()].sort()
  await run(
    db,
    sql`
      insert into shared_exposure (round, book, key, most)
      select ${round}::uuid, ${book}::int, a.key, a.most
      from unnest(${keys}::text[], ${keys.map((key) => amounts.get(key) ?? 0n)}::bigint[]) a (key, most)
      order by a.key
      on conflict (round, book, key) do update -- slips are sold meanwhile
      set most = excluded.most where shared_exposure.most < excluded.most
    `,
  )
}

export type BookOf = { readonly book: number; readonly merchant: string; readonly currency: string }

/** The books of wallets. */
export async function booksOf(db: Db | Tx, wallets: readonly bigint[]): Promise<ReadonlyMap<bigint, BookOf>> {
  const rows = await many(
    db,
    sql<BookOf & { wallet: bigint }>`
      select w.id as wallet, b.id as book, b.merchant, b.currency
      from wallet_view w
      join book_view b on b.id = w.book
      where w.id = any (${wallets}::bigint[])
    `,
  )
  return new Map(rows.map(({ wallet, ...book }) => [wallet, book]))
}

/** What a round could cost, by number, the highest first. */
export async function exposureOf(
  db: Db,
  round: string,
): Promise<
  readonly {
    readonly merchant: string
    readonly currency: string
    readonly key: string
    readonly most: bigint
  }[]
> {
  return many(
    db,
    sql<{ merchant: string; currency: string; key: string; most: bigint }>`
      select b.merchant, b.currency, e.key, e.most
      from shared_exposure e
      join book_view b on b.id = e.book
      where e.round = ${round} and e.most > 0
      order by e.most desc, e.key
    `,
  )
}
