/** Keys that one question may carry; more wait for the next. */
const MOST_KEYS = 512

type Waiting<V> = {
  readonly promise: Promise<V | undefined>
  readonly resolve: (value: V | undefined) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Many callers, one question: keys asked for while the last question is under way (or in the same tick) go into the
 * next one together, each key once. Nothing is kept: an answer is never older than the call that waits for it, since
 * its question starts after the call.
 */
export function createLoader<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, Waiting<V>>()
  let isAsking = false

  /** Question after question while somebody waits; a crowd that never ends leaves no trail of promises behind. */
  async function ask(): Promise<void> {
    while (waiting.size) {
      const batch = new Map([...waiting].slice(0, MOST_KEYS))
      waiting = new Map([...waiting].slice(MOST_KEYS))
      try {
        const found = await load([...batch.keys()])
        for (const [key, caller] of batch) caller.resolve(found.get(key))
      } catch (error) {
        for (const caller of batch.values()) caller.reject(error)
      }
    }
    isAsking = false
  }

  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    const caller: Waiting<V> = Promise.withResolvers<V | undefined>()
    waiting.set(key, caller)
    if (!isAsking) {
      isAsking = true
      setImmediate(() => void ask()) // the rest of this tick's callers join
    }
    return caller.promise
  }
}
