import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Socket } from 'socket.io'
import type { LiveEvent } from '#contract/live.ts'
import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Log } from '#server/log.ts'

/** Room of the pages that watch a thing, such as a table: everyone may, what is sent there is public. */
export const WATCH = 'watch:'

/** Things that one page may watch at a time. */
const MOST_WATCHED = 40
const NAME = /^[a-z][a-z-]{0,20}(:[A-Za-z0-9-]{1,40})?$/
/** Whether a page may watch something of this name; an event of any other would reach no page. */
export const isWatchable = (name: string): boolean => NAME.test(name)
/** A page asks first and watches then, or the other way round: events of this long ago are repeated. */
const REPEATED_MS = 2_000
/** Messages of one page in a second, and how many of its changes are then left out. */
const LEAST_MS = 50

/** What a page sends: the names of everything that it shows now. Anything else is ignored. */
export function namesOf(message: unknown): readonly string[] | null {
  if (!Array.isArray(message) || message.length > MOST_WATCHED) return null
  const names = message.filter((name): name is string => typeof name === 'string' && isWatchable(name))
  return names.length === message.length ? [...new Set(names)] : null
}

/** Follows what a socket's page watches; `since` returns recent events of rooms. */
export function followWatching(
  socket: Socket,
  since: (rooms: readonly string[], from: number) => readonly LiveEvent[],
): void {
  let lastMs = 0
  socket.on('watch', (message: unknown) => {
    const now = Date.now()
    const names = namesOf(message)
    if (!names || now - lastMs < LEAST_MS) return
    lastMs = now
    const wanted = new Set(names.map((name) => `${WATCH}${name}`))
    for (const room of socket.rooms) if (room.startsWith(WATCH) && !wanted.has(room)) void socket.leave(room)
    const joined = [...wanted].filter((room) => !socket.rooms.has(room))
    void socket.join(joined)
    const hints = since(joined, now - REPEATED_MS)
    if (hints.length > 0) socket.emit('hints', hints)
  })
}

/** How often a process says what its pages watch; after three missed beats its names are forgotten. */
const BEAT_MS = 10_000
const FORGOTTEN_SECONDS = 30

const BEAT = `
  insert into live_watch as w (name, process, pages, seen_at)
  select u.name, $3::uuid, u.pages, clock_timestamp() from unnest($1::text[], $2::int[]) u (name, pages)
  on conflict (name, process) do update set pages = excluded.pages, seen_at = excluded.seen_at`
const SWEEP = `
  delete from live_watch
  where (process = $1::uuid and not (name = any ($2::text[]))) or seen_at < clock_timestamp() - make_interval(secs => $3::int)`

/** Tells the database what the pages of this process watch, for workers that have no sockets. */
export function openWatching(
  { pool, log }: { readonly pool: pg.Pool; readonly log: Log },
  watched: () => ReadonlyMap<string, number>,
): { readonly close: () => Promise<void> } {
  const process = randomUUID()
  let hadAny = false
  const beat = async () => {
    const names = watched()
    if (names.size === 0 && !hadAny) return
    hadAny = names.size > 0
    try {
      if (hadAny) await pool.query(BEAT, [[...names.keys()], [...names.values()], process])
      await pool.query(SWEEP, [process, [...names.keys()], FORGOTTEN_SECONDS])
    } catch (error) {
      log.warn({ error }, 'what pages watch could not be stored; the next beat repeats it')
    }
  }
  const timer = setInterval(() => void beat(), BEAT_MS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await pool.query(SWEEP, [process, [], FORGOTTEN_SECONDS]).catch(() => undefined)
    },
  }
}

/** What pages of any process watch, of names that begin so, with the number of pages. */
export async function watchedNow(db: Db, prefix: string): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    db,
    sql<{ name: string; pages: number }>`
      select name, sum(pages)::int as pages from live_watch
      where name like ${`${prefix}%`} and seen_at > clock_timestamp() - make_interval(secs => ${FORGOTTEN_SECONDS})
      group by name
    `,
  )
  return new Map(rows.map(({ name, pages }) => [name, pages]))
}
