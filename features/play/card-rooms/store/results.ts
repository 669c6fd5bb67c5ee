import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { CardGame } from '../rules/play.ts'

export type ResultRow = {
  readonly hand: string
  readonly seat: number
  readonly memberId: bigint | null
  readonly put: bigint
  readonly won: bigint
  readonly rake: bigint
  readonly round: string | null
}

export async function insertResults(tx: Tx, rows: readonly ResultRow[]): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_result (hand, seat, member_id, put, won, rake, round)
      select * from unnest(
        ${rows.map(({ hand }) => hand)}::uuid[], ${rows.map(({ seat }) => seat)}::int[],
        ${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ put }) => put)}::bigint[],
        ${rows.map(({ won }) => won)}::bigint[], ${rows.map(({ rake }) => rake)}::bigint[],
        ${rows.map(({ round }) => round)}::uuid[]
      )
    `,
  )
}

export type OwnHand = {
  readonly hand: string
  readonly code: string
  readonly game: CardGame
  readonly currency: Currency
  readonly label: string
  readonly endedAt: Date
  readonly put: bigint
  readonly won: bigint
}

/** A member's hands, newest first; of one room, if it is named. */
export async function handsOf(
  db: Db,
  {
    memberId,
    room,
    before,
    limit,
  }: {
    readonly memberId: bigint
    readonly room: bigint | null
    readonly before: string | null
    readonly limit: number
  },
): Promise<readonly OwnHand[]> {
  return many(
    db,
    sql<OwnHand>`
      select s.hand, r.code, r.game, r.currency, h.label, h.ended_at, s.put, s.won
      from card_result s
      join card_hand h on h.id = s.hand
      join card_room r on r.id = h.room
      where s.member_id = ${memberId} and (${room}::bigint is null or h.room = ${room})
        and (${before}::uuid is null or s.hand < ${before}::uuid)
      order by s.hand desc
      limit ${limit}
    `,
  )
}

/** A member's hands at the tables of a tournament, newest first. */
export async function handsAtTables(
  db: Db,
  { memberId, tournament, limit }: { memberId: bigint; tournament: bigint; limit: number },
): Promise<readonly { readonly hand: string; readonly label: string; readonly endedAt: Date }[]> {
  return many(
    db,
    sql<{ hand: string; label: string; endedAt: Date }>`
      select s.hand, h.label, h.ended_at
      from card_result s
      join card_hand h on h.id = s.hand
      join card_room r on r.id = h.room
      where s.member_id = ${memberId} and r.tournament = ${tournament}
      order by s.hand desc
      limit ${limit}
    `,
  )
}

/** The hand in which a member was dealt in, by its ID or by the round of the betting record; null: none. */
export async function ownResult(db: Db, memberId: bigint, id: string): Promise<ResultRow | null> {
  return maybe(
    db,
    sql<ResultRow>`
      select hand, seat, member_id, put, won, rake, round from card_result
      where member_id = ${memberId} and (hand = ${id} or round = ${id})
    `,
  )
}

export async function resultsOf(db: Db, hand: string): Promise<readonly ResultRow[]> {
  return many(
    db,
    sql<ResultRow>`select hand, seat, member_id, put, won, rake, round from card_result where hand = ${hand} order by seat`,
  )
}
