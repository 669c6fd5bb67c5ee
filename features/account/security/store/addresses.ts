import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Place } from '../rules/places.ts'

/** The limit of a member's recorded addresses, newest first; more add no information. */
const MOST_PLACES = 200

export async function placesOf(reader: Db | Tx, memberId: bigint): Promise<readonly Place[]> {
  return many(
    reader,
    sql<Place>`
      select address, network, country from member_address
      where member_id = ${memberId}
      order by last_seen_at desc
      limit ${MOST_PLACES}
    `,
  )
}

export async function putPlace(
  tx: Tx | Db,
  { memberId, address, network, country, now }: Place & { readonly memberId: bigint; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    // two concurrent logins from one address write the same row
    sql`
      insert into member_address (member_id, address, network, country, first_seen_at, last_seen_at)
      values (${memberId}, ${address}, ${network}, ${country}, ${now}, ${now})
      on conflict (member_id, address) do update set last_seen_at = ${now}, country = excluded.country
    `,
  )
}

export async function sweepPlaces(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from member_address where last_seen_at < ${before}`)
}

/** Deletes a member's known browsers and addresses: the next login counts as a new device and location. */
export async function deletePlaces(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from member_device where member_id = ${memberId}`)
  await run(tx, sql`delete from member_address where member_id = ${memberId}`)
}
