/** Answers kept at most; the oldest give way. */
const MOST_KEPT = 500

/**
 * One reading for everybody who asks within `forMs`: for lists that all visitors see and that may be a moment old. Never
 * for money, sessions or what a member alone may see. A failure is not kept.
 */
export function createKept<V>(forMs: number): (key: string, read: () => Promise<V>) => Promise<V> {
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
