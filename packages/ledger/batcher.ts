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
import { ledgerObserver } from './batch/observe.ts'
import { definedPostings } from './posting.ts'
import type { BatchResult, LedgerItem, PostResult } from './types.ts'

export type Done = { readonly item: LedgerItem; readonly result: PostResult }

export type BatcherOptions = {
  /** Maximum number of writers of this process; they share the queue once it is worth two batches. */
  readonly lanes?: number
  /** Maximum number of items in one batch. */
  readonly maxBatch?: number
  /** Maximum length of the queue; beyond it callers are told to retry later. */
  readonly maxQueue?: number
  /** Maximum waiting time in the queue; beyond it new callers are told to retry later. */
  readonly maxWaitMs?: number
  /** Whether the process has capacity for more than one lane; by default judged by its event loop. */
  readonly hasTime?: () => boolean
  /** Called once after each committed batch, to publish events (balance changed, round done). */
  readonly onCommitted?: (done: readonly Done[]) => void
}

export type Batcher = {
  /**
   * Enqueues one item and returns its own result after the commit. Rejects only for a fault whose outcome may be unknown: send the same
   * key again.
   */
  readonly enqueue: (item: LedgerItem) => Promise<BatchResult>
  /** Items waiting or in flight, for health checks and back pressure. */
  readonly load: () => {
    readonly waiting: number
    readonly oldestMs: number
    readonly batches: number
    readonly items: number
  }
  /** Waits for items in flight, refuses new ones, returns the connections. */
  readonly close: () => Promise<void>
}

const DEFAULTS = { lanes: 2, maxBatch: 256, maxQueue: 8_192, maxWaitMs: 1_000 } as const
const RETRY_AFTER_MS = 250
/** Pool connections left besides the lanes: for lookups of wallets that are not cached. A lane keeps its connection. */
const SPARE_CONNECTIONS = 1

/**
 * Natural batching: an idle lane sends immediately; while it commits, the next batch collects. Many callers, one transaction, each its
 * own result. Several processes may use one database: wallets are locked in order, keys are unique, stripes are leased.
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

  /** Sends a lane its share of the queue; false if no item may use this lane. */
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
    if (schedule.queue.length >= maxQueue || isLate(schedule, now, maxWaitMs)) return overloaded(item)
    const entry = toEntry(item)
    const before = answers.find(entry)
    if (before?.isUnderway) {
      return new Promise<void>((resolve) => (before.waiting ??= []).push(resolve)).then(() => enqueue(item))
    }
    // another request with a known key is sent, and the ledger refuses it
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

function overloaded(item: LedgerItem): Promise<BatchResult> {
  const result = { status: 'overloaded', retryAfterMs: RETRY_AFTER_MS } as const
  ledgerObserver()?.({ item, result })
  return Promise.resolve(result)
}

/** Resolves each caller with the result of its own item, then notifies the listener of the whole batch. */
function deliver(
  taken: readonly Waiting[],
  outcomes: readonly Outcome[],
  onCommitted: BatcherOptions['onCommitted'],
): void {
  const done: Done[] | null = onCommitted ? [] : null
  const observe = ledgerObserver()
  for (let at = 0; at < taken.length; at += 1) {
    const waiting = taken[at]!
    const outcome = outcomes[at]!
    endOf(waiting.known, outcome)
    observe?.({ item: waiting.item, result: outcome })
    if (outcome instanceof Error) waiting.reject(outcome)
    else {
      done?.push({ item: waiting.item, result: outcome })
      waiting.resolve(outcome)
    }
  }
  if (done?.length) onCommitted?.(done)
}

/** How long the first item has waited; 0 if the queue is empty. */
function oldestMs({ queue }: Schedule): number {
  return queue[0] ? performance.now() - queue[0].since : 0
}

/** Waits until the queue is empty and nothing is in flight. */
async function untilIdle(schedule: Schedule): Promise<void> {
  while (schedule.queue.length || schedule.rows.some((row) => row.under.size)) {
    await Promise.all(schedule.rows.flatMap((row) => [...row.under]))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
