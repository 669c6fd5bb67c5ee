import type pg from 'pg'
import type { Entry, HouseSide } from './entry.ts'
import type { Placed } from './plan.ts'

/** Books of wallets never change, so they are remembered; the oldest half is forgotten beyond this many (about 20 MB). */
const MOST_WALLETS = 200_000

export type Facts = {
  /** Finds the books and house accounts of the entries; null where the wallet is unknown. */
  readonly place: (entries: readonly Entry[]) => Promise<(Placed | null)[]>
  /** Forgets the numbers of house accounts: one that was opened by a transaction that failed does not exist. */
  readonly forget: () => void
}

/** What a batcher remembers about one database: facts that never change. */
export function createFacts(pool: pg.Pool): Facts {
  const books = new Map<bigint, number>()
  const accounts = new Map<string, bigint>()

  async function learnBooks(entries: readonly Entry[]): Promise<void> {
    const unknown = [...new Set(entries.map((entry) => entry.wallet).filter((wallet) => !books.has(wallet)))]
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
    const name = `${book}/${side.kind}/${side.detail}`
    const known = accounts.get(name)
    if (known !== undefined) return known
    const { rows } = await pool.query<{ id: string }>({
      text: 'select ledger_house_account($1, $2, $3)::text as id',
      values: [book, side.kind, side.detail],
    })
    const id = BigInt(rows[0]!.id)
    accounts.set(name, id)
    return id
  }

  async function house(book: number, entry: Entry): Promise<bigint> {
    if (entry.toWallet !== null) return -entry.toWallet
    return entry.house === null ? 0n : account(book, entry.house)
  }

  async function placeOne(entry: Entry): Promise<Placed | null> {
    const book = books.get(entry.wallet)
    if (book === undefined) return null
    const house2 = entry.house2 === null ? null : await account(book, entry.house2)
    return { entry, book, house: await house(book, entry), house2 }
  }

  /** The common case without a promise per item: everything is known. */
  function placeKnown(entry: Entry): Placed | undefined {
    const book = books.get(entry.wallet)
    if (book === undefined || entry.house === null) return undefined
    const main = accounts.get(`${book}/${entry.house.kind}/${entry.house.detail}`)
    if (main === undefined) return undefined
    if (entry.house2 === null) return { entry, book, house: main, house2: null }
    const second = accounts.get(`${book}/${entry.house2.kind}/${entry.house2.detail}`)
    return second === undefined ? undefined : { entry, book, house: main, house2: second }
  }

  return {
    place: async (entries) => {
      const known = entries.map(placeKnown)
      if (known.every((placed) => placed !== undefined)) return known
      await learnBooks(entries)
      const found: (Placed | null)[] = []
      for (const [at, entry] of entries.entries()) found.push(known[at] ?? (await placeOne(entry)))
      return found
    },
    forget: () => accounts.clear(),
  }
}
