import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Held, Place } from '../rules/seating.ts'

export type SeatRow = Held & { readonly name: string; readonly level: number }
export type Room = { readonly merchant: string; readonly game: string }

const idle = sql`greatest(0, extract(epoch from clock_timestamp() - seen_at))::float8`
const columns = sql`number, seat, member_id, name, level, ${idle} as idle_seconds`

/** Members who sit down in a room wait for each other: no seat is given twice. */
export async function lockRoom(tx: Tx, { merchant, game }: Room): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`fishing:${merchant}:${game}`}, 0))`)
}

export async function seatsOfRoom(db: Db | Tx, { merchant, game }: Room): Promise<readonly SeatRow[]> {
  return many(
    db,
    sql<SeatRow>`
      select ${columns} from fishing_seat where merchant = ${merchant} and game = ${game} order by number, seat
    `,
  )
}

export async function seatsOfTable(
  db: Db | Tx,
  { merchant, game }: Room,
  number: number,
): Promise<readonly SeatRow[]> {
  return many(
    db,
    sql<SeatRow>`
      select ${columns} from fishing_seat
      where merchant = ${merchant} and game = ${game} and number = ${number} order by seat
    `,
  )
}

export async function seatsOfBrand(
  db: Db,
  merchant: string,
): Promise<readonly (SeatRow & { readonly game: string })[]> {
  return many(
    db,
    sql<SeatRow & { game: string }>`select game, ${columns} from fishing_seat where merchant = ${merchant}`,
  )
}

/** A sign of the member: returns the seat, or null if it is held no longer. */
export async function keepSeat(
  db: Db | Tx,
  { merchant, game }: Room,
  memberId: bigint,
): Promise<Place | null> {
  const [kept] = await many(
    db,
    sql<Place>`
      update fishing_seat set seen_at = clock_timestamp()
      where merchant = ${merchant} and game = ${game} and member_id = ${memberId} returning number, seat
    `,
  )
  return kept ?? null
}

/** Takes a seat that is free, or whose member went away. */
export async function takeSeat(
  tx: Tx,
  { merchant, game }: Room,
  { number, seat, memberId, name }: Place & { readonly memberId: bigint; readonly name: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into fishing_seat (merchant, game, number, seat, member_id, name)
      values (${merchant}, ${game}, ${number}, ${seat}, ${memberId}, ${name})
      on conflict (merchant, game, number, seat) do update set
        member_id = excluded.member_id, name = excluded.name, level = 0,
        taken_at = clock_timestamp(), seen_at = clock_timestamp()
    `,
  )
}

export async function leaveSeat(db: Db, { merchant, game }: Room, memberId: bigint): Promise<number | null> {
  const [left] = await many(
    db,
    sql<{ number: number }>`
      delete from fishing_seat
      where merchant = ${merchant} and game = ${game} and member_id = ${memberId} returning number
    `,
  )
  return left?.number ?? null
}

export async function accountOf(db: Db | Tx, memberId: bigint): Promise<string> {
  const { account } = await one(
    db,
    sql<{ account: string }>`select account from member_view where id = ${memberId}`,
  )
  return account
}

/** The rows are deleted this long after their seats could be taken over. */
const SWEPT_MINUTES = 10

export async function deleteLapsed(db: Db): Promise<void> {
  await run(
    db,
    sql`delete from fishing_seat where seen_at < clock_timestamp() - ${SWEPT_MINUTES} * interval '1 minute'`,
  )
}

export type Shooter = Room & { readonly memberId: bigint; readonly level: number }
export type FiringSeat = Room & Place & { readonly memberId: bigint; readonly name: string }

/** A seat's last sign is written again at most this often: most volleys only read. */
const SIGN_SECONDS = 5

/** The seats of members who fired; who holds none is left out. A volley is a sign of its member. */
export async function seatsFiring(db: Db, shooters: readonly Shooter[]): Promise<readonly FiringSeat[]> {
  const of = <K extends keyof Shooter>(key: K) => shooters.map((one) => one[key])
  return many(
    db,
    sql<FiringSeat>`
      with fired as (
        select * from unnest(${of('merchant')}::text[], ${of('game')}::text[], ${of('memberId').map(String)}::int8[],
          ${of('level')}::int[]) u (merchant, game, member_id, level)
      ), signed as (
        update fishing_seat s set seen_at = clock_timestamp(), level = f.level
        from fired f
        where s.merchant = f.merchant and s.game = f.game and s.member_id = f.member_id
          and (s.level <> f.level or s.seen_at < clock_timestamp() - ${SIGN_SECONDS} * interval '1 second')
      )
      select s.merchant, s.game, s.number, s.seat, s.member_id, s.name from fishing_seat s
      join fired f on s.merchant = f.merchant and s.game = f.game and s.member_id = f.member_id
    `,
  )
}
