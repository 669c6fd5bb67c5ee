import type { App } from '#server/app.ts'
import { cappedRounds } from '../../store/caps.ts'
import { booksOf, raiseExposure } from '../../store/exposure.ts'
import { roundById } from '../../store/rounds.ts'
import { slipsAfter } from '../../store/slips.ts'
import { hostOf, type Host } from '../host.ts'

/** What the slips of a round could cost, by book and number. */
export type Counted = {
  readonly book: number
  readonly merchant: string
  readonly currency: string
  readonly keys: ReadonlyMap<string, bigint>
}

/** Counts what a round could cost from its slips; cancelled ones cost nothing. Null: there is no such round. */
export async function countExposure(host: Host, id: string): Promise<readonly Counted[] | null> {
  const { db } = host.app
  const round = await roundById(db, id)
  if (!round) return null
  const { open } = await host.opened(round)
  const books = new Map<number, Counted & { readonly keys: Map<string, bigint> }>()
  for (let after: string | null = null; ;) {
    const slips = await slipsAfter(db, { round: id, after, limit: host.slice })
    const own = await booksOf(db, [...new Set(slips.map(({ wallet }) => wallet))])
    for (const { wallet, state, inputs } of slips) {
      const book = state === 'void' ? undefined : own.get(wallet)
      if (!book) continue
      const counted = books.get(book.book) ?? { ...book, keys: new Map<string, bigint>() }
      books.set(book.book, counted)
      for (const [key, most] of open.exposure(inputs))
        counted.keys.set(key, (counted.keys.get(key) ?? 0n) + most)
    }
    if (slips.length < host.slice) return [...books.values()]
    after = slips.at(-1)?.id ?? null
  }
}

/**
 * Raises the reserved exposure of rounds on sale to what their slips say: slips that were sold before a cap was set have no reservation.
 * Never lowers it: a slip that is being sold is reserved and not stored yet.
 */
export async function recountExposure(app: App): Promise<void> {
  const host = hostOf(app)
  for (const id of await cappedRounds(app.db))
    for (const { book, keys } of (await countExposure(host, id)) ?? [])
      await raiseExposure(app.db, { round: id, book }, keys)
}
