import type { Db } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

/** Stakes of open rounds. */
export async function openStakes(db: Db, wallet: bigint): Promise<Minor> {
  const { sum } = await one(
    db,
    sql<{ sum: Minor }>`
      select coalesce(sum(stake), 0)::bigint as sum from round_view where wallet = ${wallet} and state = 'open'
    `,
  )
  return sum
}
