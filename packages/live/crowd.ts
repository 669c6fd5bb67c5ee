import { eventKey, type LiveEvent } from '#contract/live.ts'

/** Sockets that are written to in one turn of the event loop: one or two milliseconds, in which no request is answered. */
const AT_ONCE = 100

type Hints = readonly LiveEvent[]
type Send = (sockets: readonly string[], hints: Hints) => void

export type Crowd = {
  /** Sends to all of the sockets; what was given first arrives first. */
  readonly tell: (room: string, sockets: ReadonlySet<string>, hints: Hints) => void
}

export type CrowdOptions = {
  /** Hears why a slice was not sent; the others are. */
  readonly failed: (error: unknown) => void
  readonly inNextTurn?: (work: () => void) => void
}

/** Of several events of one topic and thing only the last is sent, but every part, in the order of those that are left. */
export function newest(hints: Hints): Hints {
  const left = new Map<string, LiveEvent>()
  for (const hint of hints) {
    const key = eventKey(hint)
    left.delete(key)
    left.set(key, hint)
  }
  return [...left.values()]
}

/**
 * Messages to rooms with many sockets leave in slices, one in each turn of the event loop: a bet that arrives while 5,000 pages are told
 * of a table waits for a slice, not for all of them. Rooms take turns, and a socket that still waits for an earlier message gets both as
 * one, without what the later one replaces: states of a room that is told faster than it is sent to do not pile up. A room with few sockets is
 * told at once, unless one of them waits. A page that comes in between gets the message as a recent event of its room.
 */
export function createCrowd(send: Send, { failed, inNextTurn = setImmediate }: CrowdOptions): Crowd {
  /** By room what its sockets wait for, in the order in which they are sent to. */
  const waiting = new Map<string, Map<string, Hints>>()
  const trySend: Send = (sockets, hints) => {
    try {
      send(sockets, hints)
    } catch (error) {
      failed(error)
    }
  }
  const work = () => {
    const [first] = waiting
    if (!first) return
    const [room, sockets] = first
    waiting.delete(room)
    const { slice, hints } = nextSlice(sockets)
    if (sockets.size > 0) waiting.set(room, sockets)
    trySend(slice, hints)
    if (waiting.size > 0) inNextTurn(work)
  }
  return {
    tell(room, sockets, hints) {
      const known = waiting.get(room)
      if (!known && sockets.size <= AT_ONCE) return trySend([...sockets], hints)
      const isIdle = waiting.size === 0
      const own = known ?? new Map<string, Hints>()
      add(own, sockets, hints)
      waiting.set(room, own)
      if (isIdle) inNextTurn(work)
    },
  }
}

/** Takes the first sockets that wait for the same events. */
function nextSlice(waiting: Map<string, Hints>): {
  readonly slice: readonly string[]
  readonly hints: Hints
} {
  const slice: string[] = []
  const [hints = []] = waiting.values()
  for (const [socket, own] of waiting) {
    if (own !== hints || slice.length === AT_ONCE) break
    slice.push(socket)
  }
  for (const socket of slice) waiting.delete(socket)
  return { slice, hints }
}

/** Adds a message: who waits for an earlier one keeps the place in the queue. Equal lists stay one value, by which slices are made. */
function add(waiting: Map<string, Hints>, sockets: ReadonlySet<string>, hints: Hints): void {
  const merged = new Map<Hints, Hints>()
  for (const socket of sockets) {
    const before = waiting.get(socket)
    if (!before) {
      waiting.set(socket, hints)
      continue
    }
    const both = merged.get(before) ?? newest([...before, ...hints])
    merged.set(before, both)
    waiting.set(socket, both)
  }
}
