import type { BatchResult, LedgerItem } from '../types.ts'
import type { Known } from '../core/answers.ts'
import type { Entry } from '../core/entry.ts'
import type { Lane } from '../core/lane.ts'

/** An enqueued item without a result. */
export type Waiting = {
  readonly item: LedgerItem
  readonly entry: Entry
  readonly known: Known
  readonly since: number
  readonly resolve: (result: BatchResult) => void
  readonly reject: (error: Error) => void
}

/** A lane and what it has in flight: batches, and the items in them. */
export type Row = {
  readonly lane: Lane
  flying: number
  readonly under: Set<Promise<void>>
}

/** A wallet with items in flight, and their lane: later items take the same lane, so order is preserved. */
type Bound = { readonly row: Row; items: number }

/** The queue shared by all lanes of a batcher. */
export type Schedule = {
  readonly rows: readonly Row[]
  readonly bound: Map<bigint, Bound>
  readonly maxBatch: number
  readonly hasTime: () => boolean
  queue: Waiting[]
  /** Items in flight in all lanes. */
  flying: number
}

/** One batch at the database and one prepared behind it, so that neither side waits for the other. */
const DEPTH = 2
/** A batch is prepared behind one in flight from this number of items on. */
const LEAST_TO_FOLLOW = 8
/** From this number of calls on they are shared among the lanes; below it the fixed cost of a batch outweighs the overlap. */
const LEAST_TO_SHARE = 32

export function createSchedule(
  lanes: readonly Lane[],
  { maxBatch, hasTime }: Pick<Schedule, 'maxBatch' | 'hasTime'>,
): Schedule {
  const rows = lanes.map((lane) => ({ lane, flying: 0, under: new Set<Promise<void>>() }))
  return { rows, bound: new Map(), maxBatch, hasTime, queue: [], flying: 0 }
}

/** The lane that may send now: an idle one whose share is large enough, or one whose second batch is as large as the first. */
export function nextRow({ rows, queue, flying, hasTime }: Schedule): Row | undefined {
  const idle = rows.find(({ under }) => under.size === 0)
  if (flying === 0) return idle
  if (idle && hasTime())
    return queue.length >= Math.max(LEAST_TO_SHARE / 2, flying / rows.length) ? idle : undefined
  return rows.find(
    (row) =>
      row.under.size > 0 && row.under.size < DEPTH && queue.length >= Math.max(row.flying, LEAST_TO_FOLLOW),
  )
}

/** A lane's share of the queue, now in flight; empty if no item may use this lane. */
export function takeShare(schedule: Schedule, row: Row): Waiting[] {
  const all = schedule.queue.length + schedule.flying
  const isShared = all >= LEAST_TO_SHARE && schedule.hasTime()
  const share = isShared ? Math.ceil(all / schedule.rows.length) : all
  const taken = take(schedule, row, Math.min(schedule.maxBatch, share))
  row.flying += taken.length
  schedule.flying += taken.length
  return taken
}

/** Takes up to this many of the oldest items whose wallets have nothing in flight in another lane. */
function take(schedule: Schedule, row: Row, most: number): Waiting[] {
  const { bound, queue } = schedule
  const taken: Waiting[] = []
  const left: Waiting[] = []
  for (const waiting of queue) {
    const { wallet } = waiting.entry
    const found = bound.get(wallet)
    if (taken.length === most || (found && found.row !== row)) left.push(waiting)
    else {
      if (found) found.items += 1
      else bound.set(wallet, { row, items: 1 })
      taken.push(waiting)
    }
  }
  schedule.queue = left
  return taken
}

/** The end of a lane's batch: its wallets may use any lane again. */
export function release(schedule: Schedule, row: Row, taken: readonly Waiting[]): void {
  row.flying -= taken.length
  schedule.flying -= taken.length
  for (const { entry } of taken) {
    const found = schedule.bound.get(entry.wallet)!
    found.items -= 1
    if (found.items === 0) schedule.bound.delete(entry.wallet)
  }
}

/**
 * Whether callers wait too long. Callers queued behind a batch of their own wallet don't count, because that batch may be waiting for the
 * wallet's lock.
 */
export function isLate({ queue, bound }: Schedule, now: number, maxWaitMs: number): boolean {
  const isOld = (waiting: Waiting | undefined) => !!waiting && now - waiting.since > maxWaitMs
  return isOld(queue[0]) && isOld(queue.find(({ entry }) => !bound.has(entry.wallet)))
}
