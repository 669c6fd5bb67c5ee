import type { App } from '#server/app.ts'

/** Purchases of one design that may wait in this process: some seconds of work. */
const MOST_WAITING = 400

type Line = { last: Promise<unknown>; waiting: number }
const lines = new WeakMap<App['pool'], Map<string, Line>>()

/**
 * One purchase of a design after the other in this process. The database's lock keeps them apart too, but a purchase that waited there
 * would hold a connection, and a hundred of them all connections. Null where too many are waiting.
 */
export function inTurn<T>(app: App, name: string, work: () => Promise<T>): Promise<T> | null {
  const all = lines.get(app.pool) ?? new Map<string, Line>()
  lines.set(app.pool, all)
  const line = all.get(name) ?? { last: Promise.resolve(), waiting: 0 }
  if (line.waiting >= MOST_WAITING) return null
  line.waiting += 1
  all.set(name, line)
  const own = line.last.then(work).finally(() => {
    line.waiting -= 1
    if (line.waiting === 0) all.delete(name)
  })
  line.last = own.catch(() => undefined) // a failed purchase does not block the next
  return own
}
