import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

/** A free seat is held for who waits for so long. */
export const HELD_SECONDS = 60

export type WaitRow = {
  readonly id: bigint
  readonly memberId: bigint
  readonly heldUntil: Date | null
  readonly isOver: boolean
}

/** Free seats that are held for other members; null: for anyone. */
export const heldForOthers = (waits: readonly WaitRow[], memberId: bigint | null): number =>
  waits.filter((wait) => wait.memberId !== memberId && wait.heldUntil !== null && !wait.isOver).length

/** Who waits for a seat of a room, the first one first. */
export function waitsOf(db: Db | Tx, room: bigint): Promise<WaitRow[]> {
  return many(
    db,
    sql<WaitRow>`
      select id, member_id, held_until, coalesce(held_until <= clock_timestamp(), false) as is_over
      from card_wait
      where room = ${room}
      order by id
    `,
  )
}

export async function insertWait(tx: Tx, room: bigint, memberId: bigint): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_wait (room, member_id) values (${room}, ${memberId})
      on conflict (room, member_id) do nothing -- pressed twice: the place is kept
    `,
  )
}

export async function deleteWait(tx: Tx, room: bigint, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from card_wait where room = ${room} and member_id = ${memberId}`)
}

export async function holdFor(tx: Tx, id: bigint): Promise<void> {
  await run(
    tx,
    sql`update card_wait set held_until = clock_timestamp() + ${HELD_SECONDS} * interval '1 second' where id = ${id}`,
  )
}

/** Rooms with a seat that was held for long enough. */
export function dueWaits(db: Db): Promise<{ readonly room: bigint }[]> {
  return many(
    db,
    sql<{
      room: bigint
    }>`select distinct room from card_wait where held_until <= clock_timestamp() limit 200`,
  )
}
