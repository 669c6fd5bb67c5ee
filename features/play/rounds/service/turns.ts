/** More than this many rounds of one wallet do not wait for each other: anyone who sends so many is no person. */
const MOST_WAITING = 128

/**
 * One round at a time for a wallet (G15): the next begins when the last is stored. Rounds of other wallets go on. Null
 * where too many wait already.
 */
export function createTurns(): <T>(wallet: bigint, work: () => Promise<T>) => Promise<T> | null {
  const lines = new Map<bigint, { last: Promise<unknown>; waiting: number }>()
  return (wallet, work) => {
    const line = lines.get(wallet) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= MOST_WAITING) return null
    line.waiting += 1
    lines.set(wallet, line)
    const mine = line.last.then(work).finally(() => {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(wallet)
    })
    line.last = mine.catch(() => undefined) // one that failed does not stop the next
    return mine
  }
}
