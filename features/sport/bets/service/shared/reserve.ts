import type { App } from '#server/app.ts'
import { release, reserve, shareName, type Share } from '../../store/exposure.ts'

/**
 * Reserves liability for many bets with one statement: those that arrive while it runs are in the next. A bet whose outcome is full is
 * tried alone, because others in the same statement may have filled it.
 */
type Waiting = {
  readonly shares: readonly Share[]
  readonly resolve: (isReserved: boolean) => void
  readonly reject: (reason: unknown) => void
}

type Queue = { waiting: Waiting[]; isRunning: boolean }

const queues = new WeakMap<App['pool'], Queue>()
const MOST = 256

export function reserveShares(app: App, shares: readonly Share[]): Promise<boolean> {
  const queue: Queue = queues.get(app.pool) ?? { waiting: [], isRunning: false }
  queues.set(app.pool, queue)
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  queue.waiting.push({ shares, resolve, reject })
  if (!queue.isRunning) {
    queue.isRunning = true
    void drain(app, queue)
  }
  return promise
}

async function drain(app: App, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.slice(0, MOST)
    queue.waiting = queue.waiting.slice(MOST)
    try {
      const full = await reserve(
        app.db,
        batch.flatMap(({ shares }) => shares),
      )
      for (const one of batch) {
        const isFull = one.shares.some((share) => full.has(shareName(share)))
        one.resolve(isFull ? await alone(app, one.shares, full) : true)
      }
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }
  queue.isRunning = false
}

/** What of a bet was reserved with the others is returned; then it is tried alone. */
async function alone(app: App, shares: readonly Share[], full: ReadonlySet<string>): Promise<boolean> {
  const reserved = shares.filter((share) => !full.has(shareName(share)))
  if (reserved.length > 0) await release(app.db, reserved)
  const still = await reserve(app.db, shares)
  if (still.size === 0) return true
  const kept = shares.filter((share) => !still.has(shareName(share)))
  if (kept.length > 0) await release(app.db, kept)
  return false
}

/** Reserves a bet that a trader has accepted: alone, because the others of a statement have limits. */
export async function reserveGranted(app: App, shares: readonly Share[]): Promise<boolean> {
  return (await reserve(app.db, shares, true)).size === 0
}

export const releaseShares = (app: App, shares: readonly Share[]): Promise<void> => release(app.db, shares)
