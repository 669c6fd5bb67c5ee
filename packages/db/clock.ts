import type pg from 'pg'

/**
 * Allowed difference between a host's clock and the database's: well below the shortest lifetimes that hosts check by their own clocks
 * (a launch ticket's 60 seconds, an authenticator code's 30).
 */
const MOST_APART_MS = 5_000

/** How far a time lies outside an interval; 0 within it. */
function outside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to)
}

/**
 * Whether the database responds and this host's clock agrees with it. Hosts that share a database check expiry by their own clocks, so
 * a host with a wrong clock must not serve.
 */
export async function isInTime(pool: pg.Pool, now: () => number = Date.now): Promise<boolean> {
  const from = now()
  try {
    const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
    const at = rows[0]?.at.getTime() ?? Number.NaN
    return outside(at, from, now()) <= MOST_APART_MS
  } catch {
    return false
  }
}
