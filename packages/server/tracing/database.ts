import type pg from 'pg'
import type { Tracing } from './tracing.ts'

/** Longest part of a statement in a span: it is text of our own with `$1` for each value, never a value. */
const MOST_TEXT = 300

/**
 * Spans for the statements of a pool's connections, inside a traced request or job only: listening connections and the ledger's batches
 * belong to none. Before the pool's first connection.
 */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const query: (...given: readonly unknown[]) => unknown = client.query.bind(client)
    const traced = (...given: readonly unknown[]): unknown => {
      const text = textOf(given[0])
      if (text === null || !tracing.isActive()) return query(...given)
      const { span } = tracing.begin(verbOf(text), {
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) },
      })
      const end = (error?: unknown): void => {
        if (error) tracing.fail(span, error)
        span.end()
      }
      const result = query(...given)
      if (result instanceof Promise) result.then(() => end(), end)
      else end() // a caller with its own protocol: only the sending is timed
      return result
    }
    Object.assign(client, { query: traced })
  })
}

function textOf(first: unknown): string | null {
  if (typeof first === 'string') return first.trim()
  const { text }: { text?: unknown } = Object(first)
  return typeof text === 'string' ? text.trim() : null
}

/** The first word of a statement: names of spans are few. */
function verbOf(text: string): string {
  return (/^[a-z]+/i.exec(text)?.[0] ?? 'query').toLowerCase()
}
