let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one after the other in this process, in the order of calling; a failed one does not stop the rest. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
