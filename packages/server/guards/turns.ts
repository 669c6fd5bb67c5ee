type Line = { last: Promise<unknown>; waiting: number }
type Turns<Refused> = <T>(owner: object, name: string, act: () => Promise<T>) => Promise<T> | Refused

/**
 * Acts that are known by a name, one after another within a process: a repeated call waits for the first one, and then finds what that one
 * has done. Calls of other names are not held up; one that fails does not stop the next. `owner` separates applications in one process.
 * Other processes are not waited for: what must happen once is decided by the database. With `most`: null while this many of a name run or
 * wait.
 */
export function createTurns(): Turns<never>
export function createTurns(most: number): Turns<null>
export function createTurns(most = Infinity): Turns<null> {
  const owners = new WeakMap<object, Map<string, Line>>()
  return (owner, name, act) => {
    const lines = owners.get(owner) ?? new Map<string, Line>()
    owners.set(owner, lines)
    const line = lines.get(name) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= most) return null
    line.waiting += 1
    lines.set(name, line)
    const own = line.last.then(act).finally(() => {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(name)
    })
    line.last = own.catch(() => undefined)
    return own
  }
}
