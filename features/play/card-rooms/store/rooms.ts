import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { CardGame } from '../rules/play.ts'
import { IDLE_MINUTES } from '../rules/private.ts'

export type RoomRow = {
  readonly id: bigint
  readonly merchant: string
  readonly code: string
  readonly game: CardGame
  readonly currency: Currency
  readonly isPractice: boolean
  readonly seats: number
  readonly small: bigint
  readonly unit: bigint
  readonly chip: bigint
  readonly rakePpm: number
  readonly rakeCap: bigint
  readonly buyMin: bigint
  readonly buyMax: bigint
  readonly mayRunTwice: boolean
  readonly turnSeconds: number
  readonly bankSeconds: number
  readonly state: 'open' | 'closing' | 'closed'
  readonly hands: number
  readonly button: number | null
  readonly version: bigint
  /** The tournament whose table it is; null: a room of its own. */
  readonly tournament: bigint | null
  /** The member who opened a private room; null: a room of the operator. */
  readonly openedBy: bigint | null
}

/** No hand is played in a room `r`, and its last one ended long ago. */
export const isQuiet = sql`
  not exists (select from card_hand h where h.room = r.id and h.state in ('cutting', 'playing'))
  and not exists (
    select from card_hand h
    where h.room = r.id and h.ended_at > clock_timestamp() - ${IDLE_MINUTES} * interval '1 minute'
  )
`

/** Columns of `card_room r`. */
export const roomColumns = sql.raw(`
  r.id, r.merchant, r.code, r.game, r.currency, r.is_practice, r.seats, r.small, r.unit, r.chip, r.rake_ppm, r.rake_cap, r.buy_min,
  r.buy_max, r.may_run_twice, r.turn_seconds, r.bank_seconds, r.state, r.hands, r.button, r.version,
  r.tournament, r.opened_by
`)

export type NewRoom = Omit<
  RoomRow,
  'id' | 'state' | 'hands' | 'button' | 'version' | 'tournament' | 'openedBy'
>

/** Whose room it is, where it is not the operator's: a tournament's, or the member's who opens it with the terms of another one. */
type RoomOf = Partial<Pick<RoomRow, 'tournament' | 'openedBy'>> & { readonly likeRoom?: bigint }

/** Adds a room. Returns its ID; null: the brand has one with this code. */
export async function insertRoom(
  db: Db | Tx,
  room: NewRoom,
  { tournament = null, openedBy = null, likeRoom }: RoomOf = {},
): Promise<bigint | null> {
  const made = await maybe(
    db,
    sql<{ id: bigint }>`
      insert into card_room (merchant, code, game, currency, is_practice, seats, small, unit, chip, rake_ppm, rake_cap, buy_min, buy_max,
        may_run_twice, turn_seconds, bank_seconds, tournament, opened_by, like_room)
      values (${room.merchant}, ${room.code}, ${room.game}, ${room.currency}, ${room.isPractice}, ${room.seats}, ${room.small},
        ${room.unit}, ${room.chip}, ${room.rakePpm}, ${room.rakeCap}, ${room.buyMin}, ${room.buyMax}, ${room.mayRunTwice},
        ${room.turnSeconds}, ${room.bankSeconds}, ${tournament}, ${openedBy}, ${likeRoom ?? null})
      on conflict (merchant, code) do nothing -- two operators make a room with one code
      returning id
    `,
  )
  return made?.id ?? null
}

export type ListedRoom = RoomRow & {
  readonly taken: number
  readonly people: number
  readonly isPlaying: boolean
  /** Whether this member has a seat in it. */
  readonly isMine: boolean
}

/** The rooms of a brand that are not closed, smallest stakes first. Of private ones those of this member: opened, or with a seat. */
export async function roomsOf(
  db: Db,
  merchant: string,
  memberId: bigint | null,
): Promise<readonly ListedRoom[]> {
  return many(
    db,
    sql<ListedRoom>`
      select ${roomColumns}, coalesce(s.taken, 0)::int as taken, coalesce(s.people, 0)::int as people,
        coalesce(s.is_mine, false) as is_mine,
        exists (select from card_hand h where h.room = r.id and h.state in ('cutting', 'playing')) as is_playing
      from card_room r
      left join (
        select room, count(*) as taken, count(member_id) as people, bool_or(member_id = ${memberId}) as is_mine
        from card_seat
        group by room
      ) s on s.room = r.id
      where r.merchant = ${merchant} and r.state <> 'closed' and r.tournament is null
        and (r.opened_by is null or r.opened_by = ${memberId} or s.is_mine)
      order by r.opened_by is null, r.is_practice desc, r.game, r.currency, r.unit, r.seats, r.code
    `,
  )
}

/** Which of `card_room r` operators list: closed ones too, private ones that are closed for a week; no tournament's tables. */
export const isListed = sql`
  r.tournament is null
  and (r.opened_by is null or r.state <> 'closed' or r.made_at > clock_timestamp() - interval '7 days')
`

/** Every room of a brand that operators list. */
export async function allRooms(db: Db, merchant: string): Promise<readonly RoomRow[]> {
  return many(
    db,
    sql<RoomRow>`
      select ${roomColumns} from card_room r
      where r.merchant = ${merchant} and ${isListed}
      order by r.opened_by is not null, r.is_practice, r.game, r.unit, r.seats, r.code
    `,
  )
}

export async function roomByCode(db: Db | Tx, merchant: string, code: string): Promise<RoomRow | null> {
  return maybe(
    db,
    sql<RoomRow>`select ${roomColumns} from card_room r where r.merchant = ${merchant} and r.code = ${code}`,
  )
}

export async function roomById(db: Db | Tx, id: bigint): Promise<RoomRow> {
  return one(db, sql<RoomRow>`select ${roomColumns} from card_room r where r.id = ${id}`)
}

/** Locks a room. Sitting down, leaving and dealing take this lock; a decision takes its hand's first, and this one after it. */
export async function lockRoom(tx: Tx, id: bigint): Promise<RoomRow> {
  return one(tx, sql<RoomRow>`select ${roomColumns} from card_room r where r.id = ${id} for update`)
}

/** Locks a room, or leaves it to the process that has it. */
export async function lockFreeRoom(tx: Tx, id: bigint): Promise<RoomRow | null> {
  return maybe(
    tx,
    sql<RoomRow>`select ${roomColumns} from card_room r where r.id = ${id} for update skip locked`,
  )
}

/** What every change of a room sets: pages see a newer version, and a room that idles is due. */
export const changed = sql`
  version = version + 1, is_idle = false, next_at = case when is_idle then clock_timestamp() else next_at end
`

/** Something that pages show, or that decides who can play, has changed. */
export async function touchRoom(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update card_room set ${changed} where id = ${id}`)
}

/**
 * A room in which nothing could be done, such as one of two seats that is frozen, is looked at again after a while, or when something
 * changes in it. The caller has its lock: no change is missed.
 */
export async function idleRoom(tx: Tx, id: bigint, seconds: number): Promise<void> {
  await run(
    tx,
    sql`
      update card_room set is_idle = true, next_at = clock_timestamp() + ${seconds} * interval '1 second'
      where id = ${id} and next_at <= clock_timestamp()
    `,
  )
}

/** A hand begins: its number and button, and the next one waits for its end. */
export async function countHand(
  tx: Tx,
  { id, button }: { readonly id: bigint; readonly button: number | null },
): Promise<number> {
  const { hands } = await one(
    tx,
    sql<{ hands: number }>`
      update card_room set hands = hands + 1, button = ${button}, ${changed} where id = ${id} returning hands
    `,
  )
  return hands
}

/** A hand is over: the next one begins after a pause. `leader`: who leads the next game; null: unchanged. */
export async function restRoom(
  tx: Tx,
  { id, pauseMs, leader }: { readonly id: bigint; readonly pauseMs: number; readonly leader: number | null },
): Promise<void> {
  await run(
    tx,
    sql`
      update card_room
      set next_at = clock_timestamp() + ${pauseMs} * interval '1 millisecond', is_idle = false, version = version + 1,
        button = coalesce(${leader}, button)
      where id = ${id}
    `,
  )
}

export async function setRoomState(tx: Tx, id: bigint, state: RoomRow['state']): Promise<void> {
  await run(tx, sql`update card_room set state = ${state}, ${changed} where id = ${id}`)
}

/**
 * Rooms between two hands in which something is to be done: two seats can play, someone leaves, a practice room has a person, or only bots,
 * or the room closes. A private practice room has no bots and needs two people. All others sleep. Tables of tournaments are dealt by their
 * tournament.
 */
export async function dueRooms(db: Db, awaySeconds: number): Promise<readonly { readonly id: bigint }[]> {
  return many(
    db,
    sql<{ id: bigint }>`
      select r.id
      from card_room r
      join lateral (
        select count(*) filter (where s.state = 'seated' and s.chips > 0) as ready, count(*) as taken, count(s.member_id) as people,
          count(*) filter (where s.state = 'seated' and s.member_id is not null) as here,
          bool_or(s.state = 'leaving' or s.away_since < clock_timestamp() - ${awaySeconds} * interval '1 second') as has_leaver
        from card_seat s
        where s.room = r.id
      ) s on true
      where r.tournament is null and r.state <> 'closed' and r.next_at <= clock_timestamp()
        and not exists (select from card_hand h where h.room = r.id and h.state in ('cutting', 'playing'))
        and (
          s.has_leaver or r.state = 'closing' or (not r.is_practice and s.ready >= 2)
          or (r.is_practice and r.opened_by is null and (s.here > 0 or (s.people = 0 and s.taken > 0)))
          or (r.is_practice and r.opened_by is not null and s.here >= 2)
        )
      order by r.next_at
      limit 200
    `,
  )
}
