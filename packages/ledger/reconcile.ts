import { many, one, sql } from '#db/rows.ts'
import type { Db } from '#db/pool.ts'

/** The ledger's invariants, by number (README.md). */
export const invariants: Readonly<Record<number, string>> = {
  1: 'all wallets and house accounts of a book sum to zero',
  2: 'lines and house entries of each batch sum to zero',
  3: 'each wallet is a chain: seq without gap, after = before + amount, the end is the balance',
  4: 'held money is the sum of the open holds',
  5: 'each stripe of the house is a chain',
  6: 'open_bets is the sum of the stakes of open rounds',
  7: 'each key has exactly its lines; transfers mirror; rounds say what their lines say and drew from the seed in use',
  8: 'nobody stands below the floor without state debt',
  9: 'nothing rests in suspense or in transit for more than a day',
  10: 'closed days read as they did',
}

export type Fault = { readonly invariant: number; readonly fault: string; readonly place: string }

/** Maximum number of faults shown per kind; a thousand broken rows have one cause. */
const MOST_FAULTS = 20

/** Verifies every invariant, each in one snapshot. No findings: the books are consistent. */
export async function proveWhole(
  db: Db,
  onInvariant: (invariant: number, faults: readonly Fault[], ms: number) => void = () => undefined,
): Promise<Fault[]> {
  const found: Fault[] = []
  for (const invariant of Object.keys(invariants).map(Number)) {
    const startedAt = performance.now()
    const faults = await many<Fault>(
      db,
      sql`select invariant, fault, place from ledger_proof_whole(${invariant}) limit ${MOST_FAULTS}`,
    )
    onInvariant(invariant, faults, performance.now() - startedAt)
    found.push(...faults)
  }
  return found
}

/** The number under which `npm run reconcile` reports faults of settled play, beyond the ledger's own ten invariants. */
export const SETTLED_PLAY = 11
export const settledPlaySays = 'facts of settled play add up to their rounds and to what the lines moved'

/** Compares settled play with the ledger, in one snapshot (docs/decisions/0037). */
export async function proveSettledPlay(db: Db): Promise<Fault[]> {
  const faults = await many<Omit<Fault, 'invariant'>>(
    db,
    sql`select fault, place from settled_play_proof() limit ${MOST_FAULTS}`,
  )
  return faults.map((fault) => ({ invariant: SETTLED_PLAY, ...fault }))
}

export type Progress = {
  /** Batches verified by this call: after `from` up to `to`; equal if transactions in progress still block it. */
  readonly from: bigint
  readonly to: bigint
  readonly faults: readonly Fault[]
}

/**
 * The next step of continuous reconciliation: verifies what was written since the last one, once no running transaction could still
 * write there. Call it every minute, from any process. The mark stays at a fault, so it is reported again until it is fixed.
 */
export async function proveNext(db: Db): Promise<Progress> {
  const row = await one<{
    from: bigint
    to: bigint
    invariants: number[] | null
    faults: string[] | null
    places: string[] | null
  }>(
    db,
    sql`
      select o_from as "from", o_to as "to", o_invariant as invariants, o_fault as faults, o_place as places
      from ledger_proof_since()
    `,
  )
  const faults = (row.faults ?? []).map((fault, at) => ({
    invariant: row.invariants?.[at] ?? 0,
    fault,
    place: row.places?.[at] ?? '',
  }))
  return { from: row.from, to: row.to, faults }
}

/** Closes a past day (UTC); its entries must not change afterwards. False if the day is not over. */
export async function closeDay(db: Db, day: string): Promise<boolean> {
  const { done } = await one<{ done: boolean }>(db, sql`select ledger_close_day(${day}::date) as done`)
  return done
}

/** Closes each past day (UTC) that is still open, earliest first; returns how many. Catches up after downtime. */
export async function closeDays(db: Db): Promise<number> {
  const days = await many(
    db,
    sql<{ day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(
        coalesce((select max(day) + 1 from closed_day), (select min(at at time zone 'UTC')::date from line))::timestamp,
        (now() at time zone 'UTC')::date - 1,
        interval '1 day'
      ) day
    `,
  )
  let sealed = 0
  for (const { day } of days) if (await closeDay(db, day)) sealed += 1 // yesterday may still be open during the grace period
  return sealed
}
