import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

export type DrawName = {
  readonly id: string
  readonly kind: 'raffle' | 'wheel'
  readonly en: string
  readonly vi: string
}

/** Live raffles and wheels of a brand, whose tickets and spins can be given; by title. */
export function liveDrawNames(reader: Db | Tx, merchant: string): Promise<DrawName[]> {
  return many<DrawName>(
    reader,
    sql`
      select id, kind, title->>'en' as en, title->>'vi' as vi
      from draw
      where merchant = ${merchant} and state = 'live' and kind in ('raffle', 'wheel')
      order by title->>'en', id
    `,
  )
}
