import type { LiveEvent } from '#contract/live.ts'

/** Sockets that are written to in one turn of the event loop: one or two milliseconds, in which no request is answered. */
const AT_ONCE = 100

export type Crowd = {
  /** Sends to all of the sockets; what was given first arrives first. */
  readonly tell: (room: string, sockets: ReadonlySet<string>, hints: readonly LiveEvent[]) => void
}

/**
 * Messages to rooms with many sockets leave in slices, one in each turn of the event loop: a bet that arrives while 5,000 pages are told
 * of a table waits for a slice, not for all of them. A room with few sockets is told at once, unless it still waits for an earlier
 * message. A page that comes in between gets the message as a recent event of its room.
 */
export function createCrowd(
  send: (sockets: readonly string[], hints: readonly LiveEvent[]) => void,
  inNextTurn: (work: () => void) => void = setImmediate,
): Crowd {
  const slices: { readonly room: string; readonly send: () => void }[] = []
  const work = () => {
    slices.shift()?.send()
    if (slices.length > 0) inNextTurn(work)
  }
  return {
    tell(room, sockets, hints) {
      const all = [...sockets]
      if (all.length <= AT_ONCE && slices.every((slice) => slice.room !== room)) return send(all, hints)
      const isIdle = slices.length === 0
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const slice = all.slice(from, from + AT_ONCE)
        slices.push({ room, send: () => send(slice, hints) })
      }
      if (isIdle) inNextTurn(work)
    },
  }
}
