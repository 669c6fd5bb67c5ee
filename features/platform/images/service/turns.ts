let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work after the other in this process, in the order of asking; a failed one stops nobody. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
