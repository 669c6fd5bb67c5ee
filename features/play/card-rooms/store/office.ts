import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { changed, isListed, type RoomRow } from './rooms.ts'

/** A hand whose clock has been over for so long is stuck: no process could continue it. */
export const STUCK_SECONDS = 60

export type RoomFigures = {
  readonly room: bigint
  readonly taken: number
  readonly people: number
  /** The hand under way; null: none. */
  readonly hand: string | null
  readonly isStuck: boolean
  /** Of the span that was asked for. */
  readonly hands: number
  readonly rake: bigint
  readonly lastAt: Date | null
}

type Span = {
  readonly merchant: string
  /** One room, which may be a tournament's table; null: all that are listed. */
  readonly code: string | null
  readonly from: Date
  readonly to: Date
}

/** Seats and the hand under way of rooms of a brand, with the hands that ended in a span of time and their rake. */
export function roomFigures(db: Db, { merchant, code, from, to }: Span): Promise<RoomFigures[]> {
  return many(
    db,
    sql<RoomFigures>`
      select r.id as room, s.taken, s.people, h.id as hand,
        coalesce(h.due_at < clock_timestamp() - ${STUCK_SECONDS} * interval '1 second', false) as is_stuck,
        d.hands, d.rake, d.last_at
      from card_room r
      cross join lateral (
        select count(*)::int as taken, count(member_id)::int as people from card_seat where room = r.id
      ) s
      left join card_hand h on h.room = r.id and h.state in ('cutting', 'playing')
      cross join lateral (
        select count(distinct e.id)::int as hands, coalesce(sum(c.put - c.won), 0)::int8 as rake, max(e.ended_at) as last_at
        from card_hand e
        left join card_result c on c.hand = e.id
        where e.room = r.id and e.state = 'over' and e.ended_at >= ${from} and e.ended_at < ${to}
      ) d
      where r.merchant = ${merchant} and case when ${code}::text is null then ${isListed} else r.code = ${code} end
    `,
  )
}

/** What operators may change of a room. */
export type RoomSetup = Pick<
  RoomRow,
  | 'seats'
  | 'small'
  | 'unit'
  | 'chip'
  | 'rakePpm'
  | 'rakeCap'
  | 'buyMin'
  | 'buyMax'
  | 'mayRunTwice'
  | 'turnSeconds'
  | 'bankSeconds'
>

export async function updateSetup(tx: Tx, id: bigint, setup: RoomSetup): Promise<void> {
  await run(
    tx,
    sql`
      update card_room
      set seats = ${setup.seats}, small = ${setup.small}, unit = ${setup.unit}, chip = ${setup.chip}, rake_ppm = ${setup.rakePpm},
        rake_cap = ${setup.rakeCap}, buy_min = ${setup.buyMin}, buy_max = ${setup.buyMax}, may_run_twice = ${setup.mayRunTwice},
        turn_seconds = ${setup.turnSeconds}, bank_seconds = ${setup.bankSeconds}, ${changed}
      where id = ${id}
    `,
  )
}

/** The hand under way whose clock has been over for long, locked; null: there is none, or it runs. */
export function lockStuckHand(
  tx: Tx,
  room: bigint,
): Promise<{ readonly id: string; readonly number: number } | null> {
  return maybe(
    tx,
    sql<{ id: string; number: number }>`
      select id, number from card_hand
      where room = ${room} and state in ('cutting', 'playing')
        and due_at < clock_timestamp() - ${STUCK_SECONDS} * interval '1 second'
      for update
    `,
  )
}

export type PlayedHand = {
  readonly hand: string
  readonly number: number
  readonly state: 'over' | 'void'
  readonly endedAt: Date
  readonly players: number
  readonly put: bigint
  readonly rake: bigint
}

/** The hands of a room that are over, newest first. */
export function playedHands(
  db: Db,
  { room, before, limit }: { readonly room: bigint; readonly before: number | null; readonly limit: number },
): Promise<PlayedHand[]> {
  return many(
    db,
    sql<PlayedHand>`
      select h.id as hand, h.number, h.state, h.ended_at, jsonb_array_length(h.entries) as players,
        coalesce(c.put, 0)::int8 as put, coalesce(c.rake, 0)::int8 as rake
      from card_hand h
      left join lateral (
        select sum(put) as put, sum(put - won) as rake from card_result where hand = h.id
      ) c on true
      where h.room = ${room} and h.ended_at is not null and (${before}::int is null or h.number < ${before})
      order by h.number desc
      limit ${limit}
    `,
  )
}
