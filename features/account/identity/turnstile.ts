/**
 * Admits a few guesses of strangers at a time, before they query the database (A6): a flood waits in front of the connection pool, not in
 * it, and bets find free connections. Members on a known device bypass it.
 */

/** Concurrent guesses of strangers: one at the hash, the others on their way to or from it. */
const AT_ONCE = 3
/** Queue limit for strangers; further ones are rejected without a database query. */
const MOST_WAITING = 40

let inside = 0
const line: (() => void)[] = []

/** Runs the work when a slot is free; null if the queue is full. */
export async function passTurnstile<T>(work: () => Promise<T>): Promise<T | null> {
  if (inside >= AT_ONCE) {
    if (line.length >= MOST_WAITING) return null
    // finished work passes its slot on directly, so that a newcomer cannot take it first
    await new Promise<void>((resolve) => line.push(resolve))
  } else inside++
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else inside--
  }
}

/** Guesses in progress and in the queue: for the test of the limit and for metrics. */
export function turnstile(): { readonly inside: number; readonly waiting: number } {
  return { inside, waiting: line.length }
}
