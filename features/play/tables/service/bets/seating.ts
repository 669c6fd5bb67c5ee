import type { App } from '#server/app.ts'
import { reserveSeats, type NoRoom, type SeatAsked } from '../../store/seats.ts'

/**
 * Reserves seats in micro-batches: while one batch is at the database the next collects, so that thousands of bets in the last seconds of a
 * round cost a few statements each hundred, not one each.
 */

const MOST_AT_ONCE = 200

type Waiting = {
  readonly asked: SeatAsked
  readonly done: (none: NoRoom | null) => void
  readonly failed: (error: unknown) => void
}
type Line = { readonly waiting: Waiting[]; isRunning: boolean }

const lines = new WeakMap<App['pool'], Line>()

/** Reserves a seat for a slip; null: there was room. */
export function takeSeat(app: App, asked: SeatAsked): Promise<NoRoom | null> {
  const line = lines.get(app.pool) ?? { waiting: [], isRunning: false }
  lines.set(app.pool, line)
  return new Promise((done, failed) => {
    line.waiting.push({ asked, done, failed })
    if (!line.isRunning) void work(app, line)
  })
}

async function work(app: App, line: Line): Promise<void> {
  line.isRunning = true
  await Promise.resolve() // those that were asked in the same tick come along
  while (line.waiting.length > 0) {
    const batch = line.waiting.splice(0, MOST_AT_ONCE)
    try {
      const none = await reserveSeats(
        app.db,
        batch.map(({ asked }) => asked),
      )
      const byPlace = new Map(none.map((one) => [one.place, one]))
      for (const [place, { done }] of batch.entries()) done(byPlace.get(place) ?? null)
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }
  line.isRunning = false
}
