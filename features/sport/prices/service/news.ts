import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Moved books of a process wait this long for others, so that 500 events in play make two messages a second, not 500. */
const GATHER_MS = 500

type Waiting = Map<string, readonly [version: number, state: string]>

const waiting = new WeakMap<App['events'], Waiting>()

/** Tells pages that a book has moved; several together. Best-effort. */
export function tellMoved(app: App, event: string, version: number, state: string): void {
  const known = waiting.get(app.events)
  if (known) {
    known.set(event, [version, state])
    return
  }
  const gathered: Waiting = new Map([[event, [version, state]]])
  waiting.set(app.events, gathered)
  const flush = async () => {
    waiting.delete(app.events)
    const books = [...gathered].map(([id, [at, is]]) => [id, at, is])
    const seq = (await nextEventNumber(app.db)).toString() // versions of several books are no order
    for (const { code } of await app.merchants.all())
      app.events.publish(`merchant:${code}`, { topic: 'sport.books', isPart: true, seq, patch: { books } })
  }
  setTimeout(() => {
    flush().catch((error: unknown) => app.log.warn({ error }, 'sports: moved prices were not announced'))
  }, GATHER_MS).unref()
}
