/**
 * Acts that are known by a name, one after another within a process: a repeated call waits for the first one, and then finds what that one
 * has done. Calls of other names are not held up. `owner` separates applications in one process. Other processes are not waited for: what
 * must happen once is decided by the database.
 */
export function createTurns(): <T>(owner: object, name: string, act: () => Promise<T>) => Promise<T> {
  const owners = new WeakMap<object, Map<string, Promise<unknown>>>()
  return async (owner, name, act) => {
    const last = owners.get(owner) ?? new Map<string, Promise<unknown>>()
    owners.set(owner, last)
    const before = last.get(name)
    const start = () => act()
    const turn = before ? before.then(start, start) : start()
    last.set(name, turn)
    try {
      return await turn
    } finally {
      if (last.get(name) === turn) last.delete(name)
    }
  }
}
