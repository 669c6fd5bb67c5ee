import { LRUCache } from 'lru-cache'

/** Maximum cached values; the least recently used are evicted. */
const MOST_KEPT = 500

/**
 * A cache with a time to live (above 0): one read serves all callers within `forMs`. For lists that all visitors see and that may be
 * slightly outdated; never for money, sessions or a member's own data. Failures are not cached.
 */
export function createCache<V>(
  forMs: number,
  perf: { now: () => number } = performance,
): (key: string, read: () => Promise<V>) => Promise<V> {
  const kept = new LRUCache<string, Promise<V>>({ max: MOST_KEPT, ttl: forMs, ttlResolution: 0, perf })
  return (key, read) => {
    const known = kept.get(key)
    if (known) return known
    const value = read()
    kept.set(key, value)
    value.catch(() => {
      if (kept.peek(key) === value) kept.delete(key)
    })
    return value
  }
}
