import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

export type OverHand = {
  readonly id: string
  readonly endedAt: Date
  /** The tournament at whose table it was played, for money or not; null: a room for money. */
  readonly tournament: bigint | null
}

/** The hands of rooms for money and of tournaments that ended after a moment, oldest first. */
export function handsOverAfter(
  db: Db,
  { from, limit }: { readonly from: Date; readonly limit: number },
): Promise<OverHand[]> {
  return many(
    db,
    sql<OverHand>`
      select h.id, h.ended_at, r.tournament
      from card_hand h
      join card_room r on r.id = h.room
      where h.ended_at > ${from} and h.state = 'over' and (not r.is_practice or r.tournament is not null)
      order by h.ended_at, h.id
      limit ${limit}
    `,
  )
}
