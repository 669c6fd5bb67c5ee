import type pg from 'pg'
import type { Home } from '../types.ts'
import type { Entry, HouseSide } from './entry.ts'
import type { Placed } from './plan.ts'

/** Books of wallets never change, so they are remembered; the oldest half is forgotten beyond this many (about 20 MB). */
const MOST_WALLETS = 200_000

export type Facts = {
  /** Finds the books and house accounts of the entries; null where the wallet is unknown. */
  readonly place: (entries: readonly Entry[]) => Promise<(Placed | null)[]>
  /** The same without a question; null where something of any of them is not known yet. */
  readonly known: (entries: readonly Entry[]) => Placed[] | null
  /** Forgets the numbers of house accounts: one that was opened by a transaction that failed does not exist. */
  readonly forget: () => void
}

/** What a batcher remembers about one database: facts that never change. */
export function createFacts(pool: pg.Pool): Facts {
  const books = new Map<bigint, number>()
  /** By book, kind and detail; the common look-up makes no text. */
  const accounts = new Map<number, Map<string, Map<string, bigint>>>()

  /** Numbers of books by merchant and currency. */
  const homes = new Map<string, Map<string, number>>()

  const bookOf = ({ wallet, home }: Entry) =>
    home === null ? books.get(wallet) : (homes.get(home.merchant)?.get(home.currency) ?? books.get(wallet))

  const found = (book: number, side: HouseSide) => accounts.get(book)?.get(side.kind)?.get(side.detail)

  function keep(book: number, { kind, detail }: HouseSide, id: bigint): void {
    const kinds = accounts.get(book) ?? new Map<string, Map<string, bigint>>()
    accounts.set(book, kinds)
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, bigint>()).set(detail, id))
  }

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
    const unknown = [
      ...new Set(entries.filter((entry) => bookOf(entry) === undefined).map((entry) => entry.wallet)),
    ]
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
    const known = found(book, side)
    if (known !== undefined) return known
    const { rows } = await pool.query<{ id: string }>({
      text: 'select ledger_house_account($1, $2, $3)::text as id',
      values: [book, side.kind, side.detail],
    })
    const id = BigInt(rows[0]!.id)
    keep(book, side, id)
    return id
  }

  async function house(book: number, entry: Entry): Promise<bigint> {
    if (entry.toWallet !== null) return -entry.toWallet
    return entry.house === null ? 0n : account(book, entry.house)
  }

  async function placeOne(entry: Entry): Promise<Placed | null> {
    const book = bookOf(entry)
    if (book === undefined) return null
    const house2 = entry.house2 === null ? null : await account(book, entry.house2)
    return { entry, book, house: await house(book, entry), house2 }
  }

  /** The common case without a promise per item: everything is known. */
  function placeKnown(entry: Entry): Placed | undefined {
    const book = bookOf(entry)
    if (book === undefined) return undefined
    const main = entry.house === null ? -(entry.toWallet ?? 0n) : found(book, entry.house)
    if (main === undefined) return undefined
    if (entry.house2 === null) return { entry, book, house: main, house2: null }
    const second = found(book, entry.house2)
    return second === undefined ? undefined : { entry, book, house: main, house2: second }
  }

  /** Those at the beginning of which everything is known. */
  function knownOf(entries: readonly Entry[]): Placed[] {
    const known: Placed[] = []
    for (const entry of entries) {
      const placed = placeKnown(entry)
      if (placed === undefined) break
      known.push(placed)
    }
    return known
  }

  return {
    known: (entries) => {
      const known = knownOf(entries)
      return known.length === entries.length ? known : null
    },
    place: async (entries) => {
      const known = knownOf(entries)
      if (known.length === entries.length) return known
      await learnBooks(entries)
      const all: (Placed | null)[] = known
      for (const entry of entries.slice(known.length)) all.push(placeKnown(entry) ?? (await placeOne(entry)))
      return all
    },
    forget: () => accounts.clear(),
  }
}
