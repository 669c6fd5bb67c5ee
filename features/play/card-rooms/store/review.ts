import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/** The hands for money that ended after a moment, oldest first. */
export function handsOverAfter(
  db: Db,
  { from, limit }: { readonly from: Date; readonly limit: number },
): Promise<{ readonly id: string; readonly endedAt: Date }[]> {
  return many(
    db,
    sql<{ id: string; endedAt: Date }>`
      select h.id, h.ended_at
      from card_hand h
      join card_room r on r.id = h.room
      where h.ended_at > ${from} and h.state = 'over' and not r.is_practice
      order by h.ended_at, h.id
      limit ${limit}
    `,
  )
}
