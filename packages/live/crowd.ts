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
 * So many sockets are written to in a turn of the event loop, over all rooms; what exceeds that waits for the next ones. A bet that arrives
 * while 5,000 pages are told of a table, or 2,000 winners of their balances, waits for a slice, not for all of them. Rooms take turns, and
 * a socket that still waits for an earlier message of its room gets both as one, without what the later one replaces: states of a room
 * that is told faster than it is sent to do not pile up. A page that comes in between gets the message as a recent event of its room.
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
  /** Sockets that may still be written to in this turn. */
  let left = AT_ONCE
  let isTurnDue = false
  const work = () => {
    isTurnDue = false
    left = AT_ONCE
    while (left > 0) {
      const [first] = waiting
      if (!first) break
      const [room, sockets] = first
      waiting.delete(room)
      const { slice, hints } = nextSlice(sockets, left)
      if (sockets.size > 0) waiting.set(room, sockets)
      left -= slice.length
      trySend(slice, hints)
    }
    if (waiting.size > 0 || left < AT_ONCE) awaitTurn()
  }
  const awaitTurn = () => {
    if (isTurnDue) return
    isTurnDue = true
    inNextTurn(work)
  }
  return {
    tell(room, sockets, hints) {
      if (sockets.size === 0) return
      const known = waiting.get(room)
      awaitTurn()
      if (!known && sockets.size <= left) {
        left -= sockets.size
        return trySend([...sockets], hints)
      }
      const own = known ?? new Map<string, Hints>()
      add(own, sockets, hints)
      waiting.set(room, own)
    },
  }
}

type Slice = { readonly slice: readonly string[]; readonly hints: Hints }

/** Takes the first sockets that wait for the same events, `most` of them at most. */
function nextSlice(waiting: Map<string, Hints>, most: number): Slice {
  const slice: string[] = []
  const [hints = []] = waiting.values()
  for (const [socket, own] of waiting) {
    if (own !== hints || slice.length === most) break
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
