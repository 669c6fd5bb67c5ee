/**
 * The order of a feed's messages. Each has a number that rises by one. Known numbers are repeats; the next one is taken, and those that
 * wait behind it; a later one waits until the gap before it is filled. While there is a gap, prices rest on incomplete knowledge: the
 * feed's events are suspended.
 *
 * Example: 5 was the last. 7 waits; 6 is taken, then 7; 6 again is a repeat.
 */
export type Placed = 'next' | 'repeat' | 'waits'

/** Where a message stands. `waiting`: numbers that were received ahead of their turn. */
export function placeOf(sequence: number, last: number, waiting: ReadonlySet<number>): Placed {
  if (sequence <= last || waiting.has(sequence)) return 'repeat'
  return sequence === last + 1 ? 'next' : 'waits'
}

/** The numbers to take after `sequence`, from those that wait: without a gap between them. */
export function freed(sequence: number, waiting: ReadonlySet<number>): readonly number[] {
  const numbers: number[] = []
  for (let next = sequence + 1; waiting.has(next); next += 1) numbers.push(next)
  return numbers
}

/** A message further ahead than this is nonsense: it would wait forever. */
export const MOST_AHEAD = 10_000
/** Clocks of providers differ; beyond this a message from the future is nonsense. */
export const MOST_FUTURE_MS = 60_000

export type Health = 'healthy' | 'stale' | 'recovering' | 'off'

/** A feed is heard at least this often, by an `alive` message if nothing happens. */
export const STALE_AFTER_MS = 20_000

export function healthOf(
  feed: { readonly isOn: boolean; readonly lastAt: Date | null; readonly waiting: number },
  now: Date,
): Health {
  if (!feed.isOn) return 'off'
  if (!feed.lastAt || now.getTime() - feed.lastAt.getTime() > STALE_AFTER_MS) return 'stale'
  return feed.waiting > 0 ? 'recovering' : 'healthy'
}
