import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { ask, codeOf, isLost } from '#db/wire.ts'
import type { PostResult } from '../types.ts'
import { resultsOf } from './answer.ts'
import { batchMessage } from './encode.ts'
import type { Entry } from './entry.ts'
import type { Facts } from './facts.ts'
import { planOf, type Placed } from './plan.ts'
import { createWriterSlot, type Writer } from './writer.ts'

const RECONNECT_WAIT_MS = 100
/** How long an outcome may stay unknown before callers get an error; the same keys may be sent again at any time. */
const GIVE_UP_MS = 15_000

/** How to handle a failed batch. */
export type Trouble = 'unique' | 'busy' | 'lost' | 'bad'

const BUSY = new Set(['40P01', '40001', '55P03']) // deadlock, serialization, lock timeout: nothing was written, try again

/** Classifies a fault by its SQLSTATE; an error without one comes from the connection: the outcome is unknown. */
export function troubleOf(error: unknown): Trouble {
  const code = codeOf(error)
  if (code === '23505') return 'unique'
  if (BUSY.has(code)) return 'busy'
  return isLost(error) ? 'lost' : 'bad'
}

/** The result of an item; an Error if it failed even individually (a fault, never a refusal). */
export type Outcome = PostResult | Error

export type Lane = {
  /** One batch, one transaction, one round trip. Never rejects; may be called again before it resolves. */
  readonly send: (entries: readonly Entry[]) => Promise<Outcome[]>
  readonly close: () => void
}

const UNKNOWN_WALLET: PostResult = { status: 'refused', reason: 'unknownWallet' }
/** The second failure of the whole batch splits it; a single item is retried a few times more against concurrent duplicates. */
const MOST_UNIQUE = 4
const MOST_BUSY = 20

async function apply(
  known: readonly Placed[],
  through: Promise<Writer>,
  isCareful: boolean,
): Promise<PostResult[]> {
  const { client, stripe, oids } = await through
  const plan = planOf(known, isCareful)
  return resultsOf(plan, await ask(client, batchMessage(stripe, plan, oids)))
}

/** A separate writer. Two batches may be sent: the second waits in the connection until the first is answered. */
export function createLane(pool: pg.Pool, facts: Facts): Lane {
  const slot = createWriterSlot(pool)
  let isClosed = false

  /** How to handle a failed batch: true = resend (the keys tell what was written), false = give up or split. */
  async function mayRetry(error: unknown, tries: Tries): Promise<boolean> {
    const trouble = troubleOf(error)
    if (trouble === 'lost') slot.drop(tries.writer)
    if (isClosed || performance.now() - tries.startedAt > GIVE_UP_MS) return false
    if (trouble === 'lost') {
      await wait(RECONNECT_WAIT_MS)
      return true
    }
    if (trouble === 'busy') {
      tries.busy += 1
      if (tries.busy > 1) await wait(Math.min(2 * tries.busy, 50))
      return tries.busy <= MOST_BUSY
    }
    facts.forget() // in case the fault is an outdated cached house account
    if (trouble === 'bad') return false
    tries.unique += 1
    return tries.unique < (tries.isAlone ? MOST_UNIQUE : 2)
  }

  async function attempt(entries: readonly Entry[]): Promise<Outcome[]> {
    const isAlone = entries.length === 1
    const tries: Tries = { startedAt: performance.now(), unique: 0, busy: 0, isAlone, writer: null }
    for (;;) {
      try {
        const placed = await facts.place(entries)
        const known = placed.filter((one) => one !== null)
        if (!known.length) return placed.map(() => UNKNOWN_WALLET)
        tries.writer = slot.open()
        // after a unique violation, a key or nonce was taken concurrently: processing items individually finds out which
        const answers = await apply(known, tries.writer, tries.unique > 0)
        if (known.length === placed.length) return answers
        let next = 0
        return placed.map((one) => (one === null ? UNKNOWN_WALLET : answers[next++]!))
      } catch (error) {
        if (await mayRetry(error, tries)) continue
        const trouble = troubleOf(error)
        if (entries.length === 1 || trouble === 'lost' || isClosed) {
          const failure = error instanceof Error ? error : new Error(String(error))
          return entries.map(() => failure)
        }
        return bisect(entries)
      }
    }
  }

  /** One bad item does not fail its neighbours: each half is sent separately, in order, down to the one that fails alone. */
  async function bisect(entries: readonly Entry[]): Promise<Outcome[]> {
    const middle = entries.length >> 1
    return [...(await attempt(entries.slice(0, middle))), ...(await attempt(entries.slice(middle)))]
  }

  return {
    send: attempt,
    close: () => {
      isClosed = true
      slot.close()
    },
  }
}

type Tries = {
  readonly startedAt: number
  readonly isAlone: boolean
  unique: number
  busy: number
  /** The connection of the last attempt. */
  writer: Promise<Writer> | null
}
