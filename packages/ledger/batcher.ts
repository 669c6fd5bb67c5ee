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
  /** Most writers of this process. The first serves everybody while it keeps up; the others open while too many wait for it. */
  readonly lanes?: number
  /** Most items of one batch. */
  readonly maxBatch?: number
  /** Most items that wait in a lane before callers are told to come back. */
  readonly maxQueue?: number
  /** How long an item may have waited before new callers are told to come back. */
  readonly maxWaitMs?: number
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
  /** Its wallet belongs to another lane, which is shut. */
  readonly isGuest: boolean
  readonly resolve: (result: BatchResult) => void
  readonly reject: (error: Error) => void
}

/**
 * A lane with what waits for it. `under` are the batches on their way, `flying` their items. Each wallet has a lane of its own, so that
 * its items are decided in the order they came; while that lane is shut, they are guests of the first.
 */
type Row = {
  readonly lane: Lane
  isOpen: boolean
  guests: number
  queue: Waiting[]
  isDue: boolean
  flying: number
  readonly under: Set<Promise<void>>
}

const DEFAULTS = { lanes: 2, maxBatch: 256, maxQueue: 8_192, maxWaitMs: 1_000 } as const
const RETRY_AFTER_MS = 250
/** One batch at the database and one ready behind it, so that neither side waits for the other. */
const DEPTH = 2
/** Below this many a batch is not worth halving: what it costs however small it is outweighs the overlap. */
const LEAST_TO_HALVE = 192
/** So many waiting behind a batch under way are worth a second lane on two cores; half as many in all are not. */
const LEAST_TO_SPREAD = 112
/** What lanes leave of a pool: for questions about wallets that are met for the first time. A lane keeps its connection. */
const SPARE_CONNECTIONS = 1
/** A batch is made ready behind one under way from this many on. */
const LEAST_TO_FOLLOW = 8

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
    isOpen: false,
    guests: 0,
    queue: [],
    isDue: false,
    flying: 0,
    under: new Set(),
  }))
  const first = rows[0]!
  first.isOpen = true
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

  function start(row: Row): void {
    row.isDue = false
    if (!isReady(row)) return
    const isHalved = row.under.size === 0 && row.queue.length >= LEAST_TO_HALVE
    const taken = row.queue.splice(
      0,
      isHalved ? Math.min(maxBatch, Math.ceil(row.queue.length / 2)) : maxBatch,
    )
    counts.batches += 1
    counts.items += taken.length
    row.flying += taken.length
    const batch = runBatch(row, taken).finally(() => {
      row.under.delete(batch)
      row.flying -= taken.length
      if (row.guests > 0) {
        for (const { isGuest } of taken) if (isGuest) row.guests -= 1
        if (row.guests === 0) for (const other of rows) pump(other)
      }
      if (row !== first && !row.queue.length && !row.under.size)
        row.isOpen = first.queue.length + first.flying >= LEAST_TO_SPREAD / 2
      pump(row)
    })
    row.under.add(batch)
    pump(row)
  }

  /** Where a wallet's items go: to its lane if that is open, and it opens where the first has more than it can do. */
  function rowOf(wallet: bigint): Row {
    const own = rows[Number(wallet % BigInt(lanes))]!
    if (!own.isOpen && first.under.size > 0 && first.queue.length >= LEAST_TO_SPREAD) own.isOpen = true
    return own.isOpen ? own : first
  }

  /** A lane that is idle takes what there is; a second batch is made ready once it is as large as the one under way. */
  function isReady(row: Row): boolean {
    if (!row.queue.length || row.under.size >= DEPTH) return false
    if (row !== first && first.guests > 0) return false // what came before is still with the first lane
    return row.under.size === 0 || row.queue.length >= Math.max(row.flying, LEAST_TO_FOLLOW)
  }

  function pump(row: Row): void {
    if (row.isDue || !isReady(row)) return
    row.isDue = true
    setImmediate(start, row)
  }

  function enqueue(item: LedgerItem): Promise<BatchResult> {
    if (isClosed) return Promise.reject(new Error('ledger: the batcher is closed'))
    const row = rowOf(item.wallet)
    const now = performance.now()
    const oldest = row.queue[0]
    if (row.queue.length >= maxQueue || (oldest && now - oldest.since > maxWaitMs)) {
      return Promise.resolve({ status: 'overloaded', retryAfterMs: RETRY_AFTER_MS })
    }
    const entry = toEntry(item)
    const before = answers.find(entry)
    if (before?.isUnderway) {
      return new Promise<void>((resolve) => (before.waiting ??= []).push(resolve)).then(() => enqueue(item))
    }
    // another request under a known key is sent, and refused by the ledger
    if (before?.result && before.print === entry.print && before.wallet === entry.wallet)
      return Promise.resolve({ ...before.result, status: 'duplicate' })
    return new Promise((resolve, reject) => {
      const isGuest = row === first && lanes > 1 && item.wallet % BigInt(lanes) !== 0n
      if (isGuest) row.guests += 1
      row.queue.push({ item, entry, known: answers.begin(entry), since: now, isGuest, resolve, reject })
      pump(row)
    })
  }

  return {
    enqueue,
    load: () => {
      const now = performance.now()
      const waits = rows.map((row) => now - (row.queue[0]?.since ?? now))
      return {
        waiting: rows.reduce((sum, row) => sum + row.queue.length, 0),
        oldestMs: Math.max(...waits),
        ...counts,
      }
    },
    close: async () => {
      isClosed = true
      while (rows.some((row) => row.under.size || row.queue.length)) {
        await Promise.all(rows.flatMap((row) => [...row.under]))
        await new Promise((resolve) => setImmediate(resolve))
      }
      for (const row of rows) row.lane.close()
    },
  }
}
