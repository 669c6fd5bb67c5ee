import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Log } from '#server/log.ts'

/** Maximum number of sockets per key, across all processes. */
export type Seats = {
  /** Takes a slot; returns a function to release it, or null if all `most` are taken. */
  readonly take: (place: string, most: number) => Promise<(() => void) | null>
  readonly close: () => Promise<void>
}

/** Heartbeat interval of a process; after three missed beats its slots are free (socket_seat_take). */
const BEAT_MS = 10_000
/** Rows of ended processes are deleted after this. */
const SWEPT_MINUTES = 10
/** A rejected key is rejected from memory for this long: a flood from one address queries the database once a second. */
const REFUSED_MS = 1_000

const TAKE = 'select socket_seat_take($1, $2::uuid, $3::int) as taken'
const LEAVE = `
  update socket_seat set held = greatest(held - 1, 0), seen_at = clock_timestamp()
  where place = $1 and process = $2::uuid`
const BEAT = `
  insert into socket_seat as s (place, process, held, seen_at)
  select u.place, $3::uuid, u.held, clock_timestamp() from unnest($1::text[], $2::int[]) u (place, held)
  on conflict (place, process) do update set held = excluded.held, seen_at = excluded.seen_at`
const SWEEP = `
  delete from socket_seat
  where (process = $1::uuid and not (place = any ($2::text[]))) or seen_at < clock_timestamp() - make_interval(mins => $3::int)`

/**
 * Socket slots in the database, so that a limit holds across processes. Each process knows its own slots and repeats them with every
 * heartbeat, so a lost message is corrected. While the database is unavailable, this process counts alone.
 */
export function openSeats(pool: pg.Pool, log: Log): Seats {
  const process = randomUUID()
  const held = new Map<string, number>()
  const refusedUntil = new Map<string, number>()
  const add = (place: string, change: number): number => {
    const now = (held.get(place) ?? 0) + change
    if (now > 0) held.set(place, now)
    else held.delete(place)
    return now
  }
  const say = (text: string, values: readonly unknown[]): Promise<boolean> =>
    pool.query(text, [...values]).then(
      () => true,
      (error: unknown) => {
        log.warn({ error }, 'socket count could not be stored; the next heartbeat retries')
        return false
      },
    )

  async function beat(): Promise<void> {
    const places = [...held.keys()]
    for (const [place, until] of refusedUntil) if (until <= Date.now()) refusedUntil.delete(place)
    if (places.length) await say(BEAT, [places, [...held.values()], process])
    await say(SWEEP, [process, places, SWEPT_MINUTES])
  }
  const timer = setInterval(() => void beat(), BEAT_MS)
  timer.unref()

  return {
    async take(place, most) {
      if ((refusedUntil.get(place) ?? 0) > Date.now()) return null
      const own = add(place, 1) // counted first: a heartbeat in between reports one too many, never one too few
      const isFree = await pool.query<{ taken: boolean }>(TAKE, [place, process, most]).then(
        ({ rows }) => rows[0]?.taken === true,
        () => own <= most,
      )
      if (!isFree) {
        add(place, -1)
        refusedUntil.set(place, Date.now() + REFUSED_MS)
        return null
      }
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        add(place, -1)
        void say(LEAVE, [place, process])
      }
    },
    async close() {
      clearInterval(timer)
      held.clear()
      await say(SWEEP, [process, [], SWEPT_MINUTES])
    },
  }
}
