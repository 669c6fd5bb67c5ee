import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { EMPTY_MINUTES, IDLE_MINUTES } from '../rules/private.ts'
import { changed, roomColumns, type RoomRow } from './rooms.ts'

/**
 * The private rooms of a member that are open, and those of the last 24 hours. Serialised for each member, so that two simultaneous
 * requests do not pass the limit together.
 */
export async function privateOf(
  tx: Tx,
  memberId: bigint,
): Promise<{ readonly open: number; readonly today: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card-private', ${memberId}))`.execute(tx)
  return one(
    tx,
    sql<{ open: number; today: number }>`
      select
        (select count(*)::int from card_room where opened_by = ${memberId} and state <> 'closed') as open,
        (
          select count(*)::int from card_room
          where opened_by = ${memberId} and made_at > clock_timestamp() - interval '24 hours'
        ) as today
    `,
  )
}

/** The terms of a room, which no operator changes until the transaction ends; null: it has closed. */
export function termsOf(tx: Tx, id: bigint): Promise<RoomRow | null> {
  return maybe(
    tx,
    sql<RoomRow>`select ${roomColumns} from card_room r where r.id = ${id} and r.state = 'open' for share`,
  )
}

/** Private rooms with the terms of a room close after their hand. Returns their codes. Rooms are locked in the order of their IDs. */
export async function closeLike(tx: Tx, likeRoom: bigint): Promise<readonly ClosedRoom[]> {
  await many(
    tx,
    sql`select id from card_room where like_room = ${likeRoom} and state = 'open' order by id for update`,
  )
  return many(
    tx,
    sql<ClosedRoom>`
      update card_room set state = 'closing', ${changed}
      where like_room = ${likeRoom} and state = 'open'
      returning id, code
    `,
  )
}

export type ClosedRoom = { readonly id: bigint; readonly code: string }

/** Private rooms whose last hand, or opening, was too long ago. No hand is played in them. */
const isIdle = sql`
  r.opened_by is not null and r.state = 'open' and r.made_at < clock_timestamp() - ${IDLE_MINUTES} * interval '1 minute'
  and not exists (select from card_hand h where h.room = r.id and h.state in ('cutting', 'playing'))
  and not exists (
    select from card_hand h where h.room = r.id and h.ended_at > clock_timestamp() - ${IDLE_MINUTES} * interval '1 minute'
  )
`

export function idlePrivateRooms(db: Db): Promise<{ readonly id: bigint }[]> {
  return many(db, sql<{ id: bigint }>`select r.id from card_room r where ${isIdle} order by r.id limit 50`)
}

/** Whether a room whose lock is held still idles: a hand may have begun since. */
export async function isIdleRoom(tx: Tx, id: bigint): Promise<boolean> {
  return (
    (await maybe(tx, sql<{ id: bigint }>`select r.id from card_room r where r.id = ${id} and ${isIdle}`)) !==
    null
  )
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
