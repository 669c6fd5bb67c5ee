import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'

/** A private room that no one sits in is closed this long after it was opened. */
const EMPTY_MINUTES = 10

/** The open private rooms of a member. Serialised for each member, so that two simultaneous requests do not pass the limit together. */
export async function openPrivateOf(tx: Tx, memberId: bigint): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card-private', ${memberId}))`.execute(tx)
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from card_room where opened_by = ${memberId} and state <> 'closed'
    `,
  )
  return count
}

/** Private rooms without a seat that is taken, past the time in which the first one sits down. */
export function emptyPrivateRooms(db: Db): Promise<{ readonly id: bigint }[]> {
  return many(
    db,
    sql<{ id: bigint }>`
      select r.id from card_room r
      where r.opened_by is not null and r.state <> 'closed'
        and r.made_at < clock_timestamp() - ${EMPTY_MINUTES} * interval '1 minute'
        and not exists (select from card_seat s where s.room = r.id)
      order by r.id limit 50
    `,
  )
}
