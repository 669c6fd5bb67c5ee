import { eventKey, type LiveEvent } from '#contract/live.ts'

/** Parts that a page remembers: more than the server repeats to a page that connects or watches something again. */
const PARTS_KEPT = 5_000

/**
 * Tells whether an event is news to the page: of a state, if its number is higher than that of the last; of parts, whichever the page has
 * not heard, in any order, since two processes may tell of different parts.
 */
export function createHeard(): (hint: LiveEvent) => boolean {
  const states = new Map<string, bigint>()
  const parts = new Set<string>()
  return (hint) => {
    const key = eventKey(hint)
    if (hint.isPart) {
      if (parts.has(key)) return false
      const [oldest] = parts
      if (oldest !== undefined && parts.size >= PARTS_KEPT) parts.delete(oldest)
      parts.add(key)
      return true
    }
    const seq = BigInt(hint.seq)
    const last = states.get(key)
    if (last !== undefined && seq <= last) return false
    states.set(key, seq)
    return true
  }
}
