import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { EMPTY_MINUTES, IDLE_MINUTES } from '../rules/private.ts'
import { changed, isQuiet, roomColumns, type RoomRow } from './rooms.ts'

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

type Unused = 'empty' | 'idle'

/**
 * Why a private room `r` has had its time, as its incident says; null: it has not. Empty: no seat is taken, past the time in which the
 * first one sits down. Idle: the last hand, or the opening, was too long ago, and no hand is played.
 */
const whyUnused = sql`
  case
    when r.opened_by is null or r.state = 'closed' then null
    when r.made_at < clock_timestamp() - ${EMPTY_MINUTES} * interval '1 minute'
      and not exists (select from card_seat s where s.room = r.id)
    then 'empty'
    when r.state = 'open' and r.made_at < clock_timestamp() - ${IDLE_MINUTES} * interval '1 minute'
      and ${isQuiet}
    then 'idle'
  end
`

export function unusedRooms(db: Db): Promise<{ readonly id: bigint }[]> {
  return many(
    db,
    sql<{ id: bigint }>`
      select r.id from card_room r
      where r.opened_by is not null and r.state <> 'closed' and ${whyUnused} is not null
      order by r.id limit 50
    `,
  )
}

/** Why a room whose lock is held closes; null: it does not, since someone has sat down or a hand has begun. */
export async function unusedBecause(tx: Tx, id: bigint): Promise<Unused | null> {
  const room = await maybe(
    tx,
    sql<{ why: Unused | null }>`select ${whyUnused} as why from card_room r where r.id = ${id}`,
  )
  return room?.why ?? null
}
