import { LRUCache } from 'lru-cache'

/** Maximum cached values; the least recently used are evicted. */
const MOST_KEPT = 500

/**
 * Caches a value for `forMs` (above 0) and shares one read among concurrent callers: for lists that all visitors see and that may be
 * slightly stale. Never for money, sessions or data of one member. A failure is not cached.
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
