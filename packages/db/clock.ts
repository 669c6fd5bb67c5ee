import type pg from 'pg'

/**
 * How far a host's clock may stand from the database's: well below the shortest lives that hosts judge by their own clocks (a launch
 * ticket's 60 seconds, an authenticator code's 30).
 */
const MOST_APART_MS = 5_000

/** How far a moment lies outside of a span; 0 within it. */
function outside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to)
}

/**
 * Whether the database answers and this host's clock agrees with its clock. Hosts that share a database decide what has expired by
 * their own clocks, so one whose clock is wrong must not serve: its limits of time would not be those of the others.
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
