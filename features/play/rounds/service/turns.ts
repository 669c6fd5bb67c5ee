/** The maximum of waiting rounds per wallet: more are not sent by a person. */
const MOST_WAITING = 128

/**
 * Serialises the rounds of a wallet (G15): the next begins when the last is stored. Other wallets are not affected. Null where too many are
 * waiting.
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
    line.last = mine.catch(() => undefined) // a failed round does not block the next
    return mine
  }
}
