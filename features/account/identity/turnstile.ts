/**
 * Lets strangers' guesses through a few at a time, before they ask the database anything (A6): a flood then waits in front
 * of the platform's few connections, not on them, and bets find theirs free. Members at a known device do not stand here.
 */

/** Guesses of strangers at once: one at the hash, the others on their way to or from it. */
const AT_ONCE = 3
/** Strangers in line; anyone who comes after is turned away without a question to the database. */
const MOST_WAITING = 40

let inside = 0
const line: (() => void)[] = []

/** Runs the work when its turn comes; null where the line is full. */
export async function passTurnstile<T>(work: () => Promise<T>): Promise<T | null> {
  if (inside >= AT_ONCE) {
    if (line.length >= MOST_WAITING) return null
    // anyone who leaves hands the place on, so no one slips in between
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

/** How many are inside and in line: for the test of the bound and for our own figures. */
export function turnstile(): { readonly inside: number; readonly waiting: number } {
  return { inside, waiting: line.length }
}
