import type { Db } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'

/**
 * The next event number; taken after the commit, and before the state that the event carries is read, so that a later number never
 * describes an older state.
 */
export async function nextEventNumber(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('event_number') as seq`)
  return seq
}
