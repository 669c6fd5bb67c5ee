import { LRUCache } from 'lru-cache'

/** Maximum cached values unless a cache says otherwise; the least recently used are evicted. */
const MOST_KEPT = 500

export type CacheOptions<V> = {
  readonly most?: number
  /** Which values are kept; all unless given. Who waits for the same read gets its value in any case. */
  readonly keeps?: (value: V) => boolean
  readonly perf?: { readonly now: () => number }
}

/** Returns what is kept under a key, or what `read` reads. */
export type Cache<V> = (key: string, read: () => Promise<V>) => Promise<V>

/**
 * A cache with a time to live (above 0): one read serves all callers within `forMs`, those that come while it is under way too. For what
 * may be slightly outdated; never for money, sessions or a member's own data. Failures are not cached.
 */
export function createCache<V>(
  forMs: number,
  { most = MOST_KEPT, keeps = () => true, perf = performance }: CacheOptions<V> = {},
): Cache<V> {
  const kept = new LRUCache<string, Promise<V>>({ max: most, ttl: forMs, ttlResolution: 0, perf })
  return (key, read) => {
    const known = kept.get(key)
    if (known) return known
    const value = read()
    kept.set(key, value)
    const forget = () => {
      if (kept.peek(key) === value) kept.delete(key)
    }
    value.then((found) => {
      if (!keeps(found)) forget()
    }, forget)
    return value
  }
}
