import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { openDb } from '#db/pool.ts'
import { createAnswers, endOf } from './core/answers.ts'
import { declareKinds } from './core/declare.ts'
import { createFacts } from './core/facts.ts'
import { toEntry } from './core/items.ts'
import { createIdleness } from './batch/idleness.ts'
import { createLane, type Outcome } from './core/lane.ts'
import {
  createSchedule,
  isLate,
  nextRow,
  release,
  takeShare,
  type Row,
  type Schedule,
  type Waiting,
} from './batch/schedule.ts'
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

const DEFAULTS = { lanes: 2, maxBatch: 256, maxQueue: 8_192, maxWaitMs: 1_000 } as const
const RETRY_AFTER_MS = 250
/** What lanes leave of a pool: for questions about wallets that are met for the first time. A lane keeps its connection. */
const SPARE_CONNECTIONS = 1

/**
 * Natural batching: a lane that is idle sends at once; while it commits, the next batch collects. Many callers, one transaction,
 * each its own result. Several processes may do so on one database: wallets are locked in order, keys are unique, stripes are leased.
 */
export function createBatcher(pool: pg.Pool, options: BatcherOptions = {}): Batcher {
  const { lanes: wanted, maxBatch, maxQueue, maxWaitMs } = { ...DEFAULTS, ...options }
  const count = Math.max(1, Math.min(wanted, pool.options.max - SPARE_CONNECTIONS))
  const facts = createFacts(pool)
  const lanes = Array.from({ length: count }, () => createLane(pool, facts))
  const schedule = createSchedule(lanes, { maxBatch, hasTime: options.hasTime ?? createIdleness() })
  const answers = createAnswers()
  const counts = { batches: 0, items: 0 }
  let isDue = false
  let isClosed = false
  let declared: Promise<void> | null = null

  async function runBatch(row: Row, taken: readonly Waiting[]): Promise<void> {
    await (declared ??= declareKinds(openDb(pool), definedPostings())).catch(() => (declared = null))
    deliver(taken, await row.lane.send(taken.map((waiting) => waiting.entry)), options.onCommitted)
  }

  /** Sends a lane its share of what waits; false where nothing of it may take this lane. */
  function send(row: Row): boolean {
    const taken = takeShare(schedule, row)
    if (!taken.length) return false
    counts.batches += 1
    counts.items += taken.length
    const batch = runBatch(row, taken).finally(() => {
      row.under.delete(batch)
      release(schedule, row, taken)
      pump()
    })
    row.under.add(batch)
    return true
  }

  function start(): void {
    isDue = false
    while (schedule.queue.length) {
      const row = nextRow(schedule)
      if (!row || !send(row)) return
    }
  }

  function pump(): void {
    if (isDue || !schedule.queue.length) return
    isDue = true
    setImmediate(start)
  }

  function enqueue(item: LedgerItem): Promise<BatchResult> {
    if (isClosed) return Promise.reject(new Error('ledger: the batcher is closed'))
    const now = performance.now()
    if (schedule.queue.length >= maxQueue || isLate(schedule, now, maxWaitMs))
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
      schedule.queue.push({ item, entry, known: answers.begin(entry), since: now, resolve, reject })
      pump()
    })
  }

  return {
    enqueue,
    load: () => ({ waiting: schedule.queue.length, oldestMs: oldestMs(schedule), ...counts }),
    close: async () => {
      isClosed = true
      await untilIdle(schedule)
      for (const lane of lanes) lane.close()
    },
  }
}

/** Tells each caller the result of its own item, and then the listener those of the whole batch. */
function deliver(
  taken: readonly Waiting[],
  outcomes: readonly Outcome[],
  onCommitted: BatcherOptions['onCommitted'],
): void {
  const done: Done[] | null = onCommitted ? [] : null
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
  if (done?.length) onCommitted?.(done)
}

/** How long the item at the head of the queue has waited; 0 where none waits. */
function oldestMs({ queue }: Schedule): number {
  return queue[0] ? performance.now() - queue[0].since : 0
}

/** Waits until nothing waits and nothing is under way. */
async function untilIdle(schedule: Schedule): Promise<void> {
  while (schedule.queue.length || schedule.rows.some((row) => row.under.size)) {
    await Promise.all(schedule.rows.flatMap((row) => [...row.under]))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
