import type pg from 'pg'
import type { Home } from '../types.ts'
import type { Entry, HouseSide } from './entry.ts'
import type { Placed } from './plan.ts'

/** A wallet's book never changes, so it is cached; the oldest half is evicted beyond this number (about 20 MB). */
const MOST_WALLETS = 200_000

export type Facts = {
  /** Looks up the books and house accounts of the entries; null if the wallet is unknown. */
  readonly place: (entries: readonly Entry[]) => Promise<(Placed | null)[]>
  /** The same from the cache only; null if anything is missing. */
  readonly known: (entries: readonly Entry[]) => Placed[] | null
  /** Invalidates the IDs of house accounts: one opened by a failed transaction does not exist. */
  readonly forget: () => void
}

/** Cached facts, and how entries are resolved by them without a query. */
type Memory = {
  readonly books: Map<bigint, number>
  /** By book, kind and detail; the common lookup builds no string. */
  readonly accounts: Map<number, Map<string, Map<string, bigint>>>
  /** Book IDs by merchant and currency. */
  readonly homes: Map<string, Map<string, number>>
}

function bookOf({ books, homes }: Memory, { wallet, home }: Entry): number | undefined {
  return home === null
    ? books.get(wallet)
    : (homes.get(home.merchant)?.get(home.currency) ?? books.get(wallet))
}

function accountOf({ accounts }: Memory, book: number, side: HouseSide): bigint | undefined {
  return accounts.get(book)?.get(side.kind)?.get(side.detail)
}

function keepAccount({ accounts }: Memory, book: number, { kind, detail }: HouseSide, id: bigint): void {
  const kinds = accounts.get(book) ?? new Map<string, Map<string, bigint>>()
  accounts.set(book, kinds)
  kinds.set(kind, (kinds.get(kind) ?? new Map<string, bigint>()).set(detail, id))
}

/** The common case without a promise per item: everything is cached. */
function placeKnown(memory: Memory, entry: Entry): Placed | undefined {
  const book = bookOf(memory, entry)
  if (book === undefined) return undefined
  const main = entry.house === null ? -(entry.toWallet ?? 0n) : accountOf(memory, book, entry.house)
  if (main === undefined) return undefined
  if (entry.house2 === null) return { entry, book, house: main, house2: null }
  const second = accountOf(memory, book, entry.house2)
  return second === undefined ? undefined : { entry, book, house: main, house2: second }
}

/** The leading entries for which everything is cached. */
function placeLeading(memory: Memory, entries: readonly Entry[]): Placed[] {
  const known: Placed[] = []
  for (const entry of entries) {
    const placed = placeKnown(memory, entry)
    if (placed === undefined) break
    known.push(placed)
  }
  return known
}

/** A batcher's cache of one database: immutable facts. */
export function createFacts(pool: pg.Pool): Facts {
  const memory: Memory = { books: new Map(), accounts: new Map(), homes: new Map() }
  const { books, homes } = memory

  async function learnHome({ merchant, currency }: Home): Promise<void> {
    const { rows } = await pool.query<{ id: number }>({
      text: `select id from book where merchant = $1 and currency = $2 and unit = 'money'`,
      values: [merchant, currency],
    })
    const currencies = homes.get(merchant) ?? new Map<string, number>()
    if (rows[0]) homes.set(merchant, currencies.set(currency, rows[0].id))
  }

  async function learnBooks(entries: readonly Entry[]): Promise<void> {
    for (const { home } of entries)
      if (home && !homes.get(home.merchant)?.has(home.currency)) await learnHome(home)
    const missing = entries.filter((entry) => bookOf(memory, entry) === undefined)
    const unknown = [...new Set(missing.map((entry) => entry.wallet))]
    if (!unknown.length) return
    if (books.size > MOST_WALLETS) {
      for (const wallet of [...books.keys()].slice(0, MOST_WALLETS / 2)) books.delete(wallet)
    }
    const { rows } = await pool.query<{ id: string; book: number }>({
      text: 'select id::text as id, book from wallet where id = any($1::bigint[])',
      values: [unknown],
    })
    for (const row of rows) books.set(BigInt(row.id), row.book)
  }

  async function account(book: number, side: HouseSide): Promise<bigint> {
    const known = accountOf(memory, book, side)
    if (known !== undefined) return known
    const { rows } = await pool.query<{ id: string }>({
      text: 'select ledger_house_account($1, $2, $3)::text as id',
      values: [book, side.kind, side.detail],
    })
    const id = BigInt(rows[0]!.id)
    keepAccount(memory, book, side, id)
    return id
  }

  async function house(book: number, entry: Entry): Promise<bigint> {
    if (entry.toWallet !== null) return -entry.toWallet
    return entry.house === null ? 0n : account(book, entry.house)
  }

  async function placeOne(entry: Entry): Promise<Placed | null> {
    const book = bookOf(memory, entry)
    if (book === undefined) return null
    const house2 = entry.house2 === null ? null : await account(book, entry.house2)
    return { entry, book, house: await house(book, entry), house2 }
  }

  return {
    known: (entries) => {
      const known = placeLeading(memory, entries)
      return known.length === entries.length ? known : null
    },
    place: async (entries) => {
      const known = placeLeading(memory, entries)
      if (known.length === entries.length) return known
      await learnBooks(entries)
      const all: (Placed | null)[] = known
      for (const entry of entries.slice(known.length))
        all.push(placeKnown(memory, entry) ?? (await placeOne(entry)))
      return all
    },
    forget: () => memory.accounts.clear(),
  }
}
