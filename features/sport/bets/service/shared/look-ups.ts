import type { App } from '#server/app.ts'
import { createLoader } from '#server/loader.ts'
import { betsByIds, type BetRow } from '../../store/bets.ts'
import { exposureOf, type Exposure, type Share } from '../../store/exposure.ts'
import { pendingByKeys, type PendingRow } from '../../store/pending.ts'

/** What placing a bet reads; bets at the same time share the queries. */
type LookUps = {
  readonly bet: (id: string) => Promise<BetRow | undefined>
  readonly pending: (key: string) => Promise<PendingRow | undefined>
  readonly exposure: (name: string) => Promise<readonly Exposure[] | undefined>
}

const known = new WeakMap<App['pool'], LookUps>()

const bookOfEvent = ({ event, book }: Pick<Share, 'event' | 'book'>) => `${event} ${book}`

function lookUpsOf({ pool, db }: App): LookUps {
  const before = known.get(pool)
  if (before) return before
  const made: LookUps = {
    bet: createLoader(async (ids) => new Map((await betsByIds(db, ids)).map((row) => [row.id, row]))),
    pending: createLoader(
      async (keys) => new Map((await pendingByKeys(db, keys)).map((row) => [row.key, row])),
    ),
    exposure: createLoader(async (names) => {
      const asked = names.map((name) => ({
        event: name.slice(0, name.indexOf(' ')),
        book: name.slice(name.indexOf(' ') + 1),
      }))
      return Map.groupBy(await exposureOf(db, asked), bookOfEvent)
    }),
  }
  known.set(pool, made)
  return made
}

export const betNow = async (app: App, id: string): Promise<BetRow | null> =>
  (await lookUpsOf(app).bet(id)) ?? null

/** The bet that waits, or waited, with a call's key. */
export const pendingNow = async (app: App, key: string): Promise<PendingRow | null> =>
  (await lookUpsOf(app).pending(key)) ?? null

/** What the outcomes of some events could cost now, in one book. */
export async function exposureNow(
  app: App,
  events: readonly string[],
  book: string,
): Promise<readonly Exposure[]> {
  const { exposure } = lookUpsOf(app)
  const found = await Promise.all([...new Set(events)].map((event) => exposure(bookOfEvent({ event, book }))))
  return found.flatMap((rows) => rows ?? [])
}
