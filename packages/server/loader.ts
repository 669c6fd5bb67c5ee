/** Maximum number of keys per query; further keys wait for the next. */
const MOST_KEYS = 512

type Waiting<V> = {
  readonly promise: Promise<V | undefined>
  readonly resolve: (value: V | undefined) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Batches lookups: keys requested while the last query is running (or in the same tick) go into the next query together, each key once.
 * Nothing is cached: a result is never older than the call that waits for it, since its query starts after the call.
 */
export function createLoader<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, Waiting<V>>()
  let isAsking = false

  /** Runs queries while callers wait; a loop, so that permanent load does not build a chain of promises. */
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
