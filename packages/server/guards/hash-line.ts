/** Known browsers, open sessions and changes are served before unknown browsers. */
export type Standing = 'known' | 'stranger'

export type HashLineLimits = {
  /** Concurrent hashes. */
  readonly atOnce: number
  /** Of these, for strangers: known ones always have a slot left. */
  readonly strangersAtOnce: number
  /** Longest queues; beyond them work is refused. */
  readonly most: Readonly<Record<Standing, number>>
  /** What a full queue throws. */
  readonly full: () => Error
}

/** A queue for slow password hashes, so that a flood of logins waits or is refused instead of taking the whole machine. */
export function openHashLine({ atOnce, strangersAtOnce, most, full }: HashLineLimits) {
  let atWork = 0
  let strangersAtWork = 0
  let strangers = 0
  const line: { readonly [S in Standing]: (() => void)[] } = { known: [], stranger: [] }

  const mayBegin = (standing: Standing): boolean =>
    atWork < atOnce && (standing === 'known' || strangersAtWork < strangersAtOnce)

  function begin(standing: Standing): void {
    atWork++
    if (standing === 'stranger') strangersAtWork++
  }

  /** Starts the longest-waiting requests, known ones first, while slots are free. */
  function handOn(): void {
    for (const standing of ['known', 'stranger'] as const)
      while (line[standing].length > 0 && mayBegin(standing)) {
        begin(standing)
        line[standing].shift()?.()
      }
  }

  return {
    async inTurn<T>(standing: Standing, work: () => Promise<T>): Promise<T> {
      if (!mayBegin(standing)) {
        if (line[standing].length >= most[standing]) throw full()
        // a finished hash passes its slot on directly, so that a newcomer cannot take it first
        await new Promise<void>((resolve) => line[standing].push(resolve))
      } else begin(standing)
      if (standing === 'stranger') strangers++
      try {
        return await work()
      } finally {
        atWork--
        if (standing === 'stranger') strangersAtWork--
        handOn()
      }
    },
    waiting: (standing: Standing): number => line[standing].length,
    /** Hashes in progress, and begun for strangers so far. */
    counts: () => ({ atWork, strangers }),
  }
}
