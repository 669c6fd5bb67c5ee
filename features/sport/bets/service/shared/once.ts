import type { App } from '#server/app.ts'

/** Acts by name that run in a process: a second call of the same name has the result of the first. */
export function createOnce<T>(): (app: App, name: string, act: () => Promise<T>) => Promise<T> {
  const running = new WeakMap<App['pool'], Map<string, Promise<T>>>()
  return ({ pool }, name, act) => {
    const known = running.get(pool) ?? new Map<string, Promise<T>>()
    running.set(pool, known)
    const before = known.get(name)
    if (before) return before
    const done = act().finally(() => known.delete(name))
    known.set(name, done)
    return done
  }
}
