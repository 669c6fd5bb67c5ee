import { LRUCache } from 'lru-cache'
import type { App } from '#server/app.ts'
import { createLoader } from '#server/loader.ts'
import { eventsByIds, type EventRow } from '#features/sport/events/public.ts'
import { booksOf, bookState, listStops, versionsOf, type BookRow } from '#features/sport/prices/public.ts'
import { stoppedMarkets } from '#features/sport/prices/rules/stops.ts'

/** An event as it stands: never older than the call that asks. */
export type Present = {
  readonly event: EventRow
  /** Null: not priced. */
  readonly book: BookRow | null
  readonly isOpen: boolean
  /** Markets that are suspended by themselves: "total|full". */
  readonly stopped: ReadonlySet<string>
}

type Loader = (event: string) => Promise<Present | undefined>

const MOST_BOOKS = 2_000
const loaders = new WeakMap<App['pool'], Loader>()

/** Reads events with their books. Calls at the same time share the queries; a book is parsed once a version. */
export function presentOf(app: App): Loader {
  const known = loaders.get(app.pool)
  if (known) return known
  const books = new LRUCache<string, BookRow>({ max: MOST_BOOKS })
  const made = createLoader<string, Present>(async (ids) => {
    const [events, versions, stops] = await Promise.all([
      eventsByIds(app.db, ids),
      versionsOf(app.db, ids),
      listStops(app.db),
    ])
    const nameOf = (event: string) => `${event}:${versions.get(event)?.version}`
    const missing = [...versions.keys()].filter((event) => !books.has(nameOf(event)))
    if (missing.length > 0)
      for (const book of await booksOf(app.db, missing)) books.set(`${book.event}:${book.version}`, book)
    return new Map(
      events.map((event) => [
        event.id,
        {
          event,
          // a version that is newer than it was a moment ago is read again with the next call
          book: books.get(nameOf(event.id)) ?? null,
          // prices that are older than what is known of the event are not bet on: it is being priced
          isOpen: bookState(event).state === 'open' && versions.get(event.id)?.eventVersion === event.version,
          stopped: stoppedMarkets(stops, event.id),
        },
      ]),
    )
  })
  loaders.set(app.pool, made)
  return made
}
