/** Maximum number of cached values; the oldest are evicted. */
const MOST_KEPT = 500

/**
 * A cache with a time to live: one read serves all callers within `forMs`. For lists that all visitors see and that may be slightly
 * outdated; never for money, sessions or a member's own data. Failures are not cached.
 */
export function createCache<V>(forMs: number): (key: string, read: () => Promise<V>) => Promise<V> {
  const kept = new Map<string, { readonly readAt: number; readonly value: Promise<V> }>()
  return (key, read) => {
    const known = kept.get(key)
    const now = performance.now()
    if (known && now - known.readAt < forMs) return known.value
    const value = read()
    kept.delete(key)
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? key)
    kept.set(key, { readAt: now, value })
    value.catch(() => kept.delete(key))
    return value
  }
}
