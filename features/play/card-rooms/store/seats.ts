import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql, type Sql } from '#db/rows.ts'
import { IDLE_MINUTES } from '../rules/private.ts'
import { isQuiet } from './rooms.ts'

export type SeatState = 'seated' | 'away' | 'leaving'
export type SeatRow = {
  readonly room: bigint
  readonly seat: number
  /** Null: a practice bot. */
  readonly memberId: bigint | null
  readonly name: string
  /** The wallets of chips and cash; null: practice. */
  readonly wallet: bigint | null
  readonly cash: bigint | null
  readonly chips: bigint
  readonly state: SeatState
  readonly bankMs: number
  readonly owes: boolean
  /** Away for longer than a table waits. */
  readonly isGone: boolean
}

/** Who is away for so long leaves the table. */
export const AWAY_SECONDS = 300

const columns = sql`
  room, seat, member_id, name, wallet, cash, chips, state, bank_ms, owes,
  coalesce(away_since < clock_timestamp() - ${AWAY_SECONDS} * interval '1 second', false) as is_gone
`

export async function seatsOf(db: Db | Tx, room: bigint): Promise<readonly SeatRow[]> {
  return many(db, sql<SeatRow>`select ${columns} from card_seat where room = ${room} order by seat`)
}

/** The seats of several rooms in one read. */
export async function seatsIn(db: Db | Tx, rooms: readonly bigint[]): Promise<readonly SeatRow[]> {
  return many(
    db,
    sql<SeatRow>`select ${columns} from card_seat where room = any(${[...rooms]}::bigint[]) order by room, seat`,
  )
}

export async function seatOf(db: Db | Tx, room: bigint, memberId: bigint): Promise<SeatRow | null> {
  return maybe(
    db,
    sql<SeatRow>`select ${columns} from card_seat where room = ${room} and member_id = ${memberId}`,
  )
}

/** The members who sit in a room: a query of their IDs as `id`. */
export const membersIn = (room: bigint): Sql<unknown> =>
  sql`select member_id as id from card_seat where room = ${room} and member_id is not null`

export type NewSeat = Omit<SeatRow, 'state' | 'isGone'>

/** Takes a seat; false: it is taken, or the member has another one in the room. Of two simultaneous requests one gets it. */
export async function insertSeat(tx: Tx, seat: NewSeat): Promise<boolean> {
  const made = await run(
    tx,
    sql`
      insert into card_seat (room, seat, member_id, name, wallet, cash, chips, bank_ms, owes)
      values (${seat.room}, ${seat.seat}, ${seat.memberId}, ${seat.name}, ${seat.wallet}, ${seat.cash}, ${seat.chips},
        ${seat.bankMs}, ${seat.owes})
      on conflict do nothing
    `,
  )
  return made > 0
}

type Place = Pick<SeatRow, 'room' | 'seat'>

export async function deleteSeat(tx: Tx, { room, seat }: Place): Promise<void> {
  await run(tx, sql`delete from card_seat where room = ${room} and seat = ${seat}`)
}

/** Changes a seat's chips by what was bought, won or lost. */
export async function moveChips(tx: Tx, { room, seat }: Place, by: bigint): Promise<void> {
  await run(tx, sql`update card_seat set chips = chips + ${by} where room = ${room} and seat = ${seat}`)
}

/** A seat that returns owes a blind, as one that joins between the blinds. */
export async function setSeatState(tx: Tx, { room, seat }: Place, state: SeatState): Promise<void> {
  await run(
    tx,
    sql`
      update card_seat
      set state = ${state}, owes = owes or (state = 'away' and ${state}::text = 'seated'),
        away_since = case when ${state}::text = 'away' then coalesce(away_since, clock_timestamp()) end
      where room = ${room} and seat = ${seat} and state <> 'leaving'
    `,
  )
}

/** The seats that are dealt in no longer owe anything, and some of the time bank comes back. */
export async function dealtIn(
  tx: Tx,
  {
    room,
    seats,
    addMs,
    mostMs,
  }: {
    readonly room: bigint
    readonly seats: readonly number[]
    readonly addMs: number
    readonly mostMs: number
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update card_seat set owes = false, bank_ms = greatest(bank_ms, least(${mostMs}, bank_ms + ${addMs}))
      where room = ${room} and seat = any(${[...seats]}::int[])
    `,
  )
}

export async function setBank(tx: Tx, { room, seat }: Place, bankMs: number): Promise<void> {
  await run(tx, sql`update card_seat set bank_ms = ${bankMs} where room = ${room} and seat = ${seat}`)
}

/** Refills the chips of practice seats to an amount. */
export async function refill(tx: Tx, { room, seat }: Place, chips: bigint): Promise<void> {
  await run(
    tx,
    sql`update card_seat set chips = ${chips} where room = ${room} and seat = ${seat} and wallet is null`,
  )
}

/**
 * Whether a seat `s` of an operator's room `r` has waited for company long enough: it was taken, and the last hand ended, an hour ago. Who
 * waits alone misses no turn, so the clock never finds them away. Private rooms close instead, and in practice rooms bots sit down.
 */
const isIdleSeat = sql`
  s.state <> 'leaving' and s.sat_at < clock_timestamp() - ${IDLE_MINUTES} * interval '1 minute'
  and r.state = 'open' and r.opened_by is null and r.tournament is null and not r.is_practice
  and ${isQuiet}
`

export async function roomsWithIdleSeats(db: Db): Promise<readonly { readonly id: bigint }[]> {
  return many(
    db,
    sql<{ id: bigint }>`
      select distinct r.id from card_seat s join card_room r on r.id = s.room where ${isIdleSeat} order by r.id limit 50
    `,
  )
}

/** Idle seats of a room leave; the caller has its lock, so that no hand begins with them. Returns how many. */
export async function letIdleLeave(tx: Tx, room: bigint): Promise<number> {
  return run(
    tx,
    sql`
      update card_seat s set state = 'leaving', away_since = null
      from card_room r
      where r.id = s.room and s.room = ${room} and ${isIdleSeat}
    `,
  )
}
