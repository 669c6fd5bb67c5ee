import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { openDb } from '#db/pool.ts'
import { createAnswers, endOf, type Known } from './core/answers.ts'
import { declareKinds } from './core/declare.ts'
import type { Entry } from './core/entry.ts'
import { createFacts } from './core/facts.ts'
import { toEntry } from './core/items.ts'
import { createLane, type Lane } from './core/lane.ts'
import { definedPostings } from './posting.ts'
import type { BatchResult, LedgerItem, PostResult } from './types.ts'

export type Done = { readonly item: LedgerItem; readonly result: PostResult }

export type BatcherOptions = {
  /** Most writers of this process; they share what waits once it is worth two batches. */
  readonly lanes?: number
  /** Most items of one batch. */
  readonly maxBatch?: number
  /** Most items that wait before callers are told to come back. */
  readonly maxQueue?: number
  /** How long an item may have waited before new callers are told to come back. */
  readonly maxWaitMs?: number
  /** Whether the process has time to spare for more lanes than one; its event loop tells where nobody else does. */
  readonly hasTime?: () => boolean
  /** Called once after each committed batch, for news (balance changed, round done). */
  readonly onCommitted?: (done: readonly Done[]) => void
}

export type Batcher = {
  /**
   * Sends one item with whatever else is waiting, and tells its own result after the commit. Rejects only for a fault whose outcome
   * may be unknown: send the same key again.
   */
  readonly enqueue: (item: LedgerItem) => Promise<BatchResult>
  /** Items waiting or under way, for health and back pressure. */
  readonly load: () => {
    readonly waiting: number
    readonly oldestMs: number
    readonly batches: number
    readonly items: number
  }
  /** Waits for what is under way, refuses what comes later, gives the connections back. */
  readonly close: () => Promise<void>
}

type Waiting = {
  readonly item: LedgerItem
  readonly entry: Entry
  readonly known: Known
  readonly since: number
  readonly resolve: (result: BatchResult) => void
  readonly reject: (error: Error) => void
}

/** A lane and what it has under way: batches, and the items in them. */
type Row = {
  readonly lane: Lane
  flying: number
  readonly under: Set<Promise<void>>
}

/** A wallet with items under way, and where: what comes after them takes the same lane, so nothing overtakes. */
type Bound = { readonly row: Row; items: number }

const DEFAULTS = { lanes: 2, maxBatch: 256, maxQueue: 8_192, maxWaitMs: 1_000 } as const
const RETRY_AFTER_MS = 250
/** One batch at the database and one ready behind it, so that neither side waits for the other. */
const DEPTH = 2
/** A batch is made ready behind one under way from this many on. */
const LEAST_TO_FOLLOW = 8
/** From this many calls on they are shared among the lanes; what a batch costs however small it is outweighs the overlap below. */
const LEAST_TO_SHARE = 32
/** Lanes beyond the first are used while the process has time to spare; where it has none, fewer and larger batches cost it less. */
const BUSY_SHARE = 0.8
const SPARE_SHARE = 0.6
const LOOK_EVERY_MS = 100
/** What lanes leave of a pool: for questions about wallets that are met for the first time. A lane keeps its connection. */
const SPARE_CONNECTIONS = 1

/** Tells whether this process has time to spare, as it was in the last tenth of a second. */
function createIdleness(): () => boolean {
  let since = performance.eventLoopUtilization()
  let lookAt = performance.now() + LOOK_EVERY_MS
  let hasTime = true
  return () => {
    if (performance.now() < lookAt) return hasTime
    const until = performance.eventLoopUtilization()
    hasTime =
      performance.eventLoopUtilization(until, since).utilization < (hasTime ? BUSY_SHARE : SPARE_SHARE)
    since = until
    lookAt = performance.now() + LOOK_EVERY_MS
    return hasTime
  }
}

/**
 * Natural batching: a lane that is idle sends at once; while it commits, the next batch collects. Many callers, one transaction,
 * each its own result. Several processes may do so on one database: wallets are locked in order, keys are unique, stripes are leased.
 */
export function createBatcher(pool: pg.Pool, options: BatcherOptions = {}): Batcher {
  const { lanes: wanted, maxBatch, maxQueue, maxWaitMs } = { ...DEFAULTS, ...options }
  const lanes = Math.max(1, Math.min(wanted, pool.options.max - SPARE_CONNECTIONS))
  const facts = createFacts(pool)
  const rows: Row[] = Array.from({ length: lanes }, () => ({
    lane: createLane(pool, facts),
    flying: 0,
    under: new Set(),
  }))
  const bound = new Map<bigint, Bound>()
  const hasTime = options.hasTime ?? createIdleness()
  let queue: Waiting[] = []
  let flying = 0
  let isDue = false
  const answers = createAnswers()
  const counts = { batches: 0, items: 0 }
  let isClosed = false
  let declared: Promise<void> | null = null

  async function runBatch(row: Row, taken: readonly Waiting[]): Promise<void> {
    await (declared ??= declareKinds(openDb(pool), definedPostings())).catch(() => (declared = null))
    const outcomes = await row.lane.send(taken.map((waiting) => waiting.entry))
    const done: Done[] | null = options.onCommitted ? [] : null
    for (let at = 0; at < taken.length; at += 1) {
      const waiting = taken[at]!
      const outcome = outcomes[at]!
      endOf(waiting.known, outcome)
      if (outcome instanceof Error) waiting.reject(outcome)
      else {
        done?.push({ item: waiting.item, result: outcome })
        waiting.resolve(outcome)
      }
    }
    if (done?.length) options.onCommitted?.(done)
  }

  /** Takes up to so many of the oldest whose wallets have nothing under way in another lane. */
  function take(row: Row, most: number): Waiting[] {
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
    queue = left
    return taken
  }

  function release(taken: readonly Waiting[]): void {
    for (const { entry } of taken) {
      const found = bound.get(entry.wallet)!
      found.items -= 1
      if (found.items === 0) bound.delete(entry.wallet)
    }
  }

  /** Sends a lane its share of what waits; false where nothing of it may take this lane. */
  function send(row: Row): boolean {
    const all = queue.length + flying
    const isShared = all >= LEAST_TO_SHARE && hasTime()
    const taken = take(row, Math.min(maxBatch, isShared ? Math.ceil(all / lanes) : all))
    if (!taken.length) return false
    counts.batches += 1
    counts.items += taken.length
    row.flying += taken.length
    flying += taken.length
    const batch = runBatch(row, taken).finally(() => {
      row.under.delete(batch)
      row.flying -= taken.length
      flying -= taken.length
      release(taken)
      pump()
    })
    row.under.add(batch)
    return true
  }

  /** The lane that may send now: an idle one, once its share is no small one, or one whose second batch is as large as the first. */
  function nextRow(): Row | undefined {
    const idle = rows.find(({ under }) => under.size === 0)
    if (flying === 0) return idle
    if (idle && hasTime())
      return queue.length >= Math.max(LEAST_TO_SHARE / 2, flying / lanes) ? idle : undefined
    return rows.find(
      (row) =>
        row.under.size > 0 && row.under.size < DEPTH && queue.length >= Math.max(row.flying, LEAST_TO_FOLLOW),
    )
  }

  function start(): void {
    isDue = false
    while (queue.length) {
      const row = nextRow()
      if (!row || !send(row)) return
    }
  }

  function pump(): void {
    if (isDue || !queue.length) return
    isDue = true
    setImmediate(start)
  }

  /** Whether callers wait too long; those behind a batch of their own wallet, which may wait for its lock, tell nothing of the others. */
  function isLate(now: number): boolean {
    const isOld = (waiting: Waiting | undefined) => !!waiting && now - waiting.since > maxWaitMs
    return isOld(queue[0]) && isOld(queue.find(({ entry }) => !bound.has(entry.wallet)))
  }

  function enqueue(item: LedgerItem): Promise<BatchResult> {
    if (isClosed) return Promise.reject(new Error('ledger: the batcher is closed'))
    const now = performance.now()
    if (queue.length >= maxQueue || isLate(now))
      return Promise.resolve({ status: 'overloaded', retryAfterMs: RETRY_AFTER_MS })
    const entry = toEntry(item)
    const before = answers.find(entry)
    if (before?.isUnderway) {
      return new Promise<void>((resolve) => (before.waiting ??= []).push(resolve)).then(() => enqueue(item))
    }
    // another request under a known key is sent, and refused by the ledger
    if (before?.result && before.print === entry.print && before.wallet === entry.wallet)
      return Promise.resolve({ ...before.result, status: 'duplicate' })
    return new Promise((resolve, reject) => {
      queue.push({ item, entry, known: answers.begin(entry), since: now, resolve, reject })
      pump()
    })
  }

  return {
    enqueue,
    load: () => ({
      waiting: queue.length,
      oldestMs: queue[0] ? performance.now() - queue[0].since : 0,
      ...counts,
    }),
    close: async () => {
      isClosed = true
      while (queue.length || rows.some((row) => row.under.size)) {
        await Promise.all(rows.flatMap((row) => [...row.under]))
        await new Promise((resolve) => setImmediate(resolve))
      }
      for (const row of rows) row.lane.close()
    },
  }
}
