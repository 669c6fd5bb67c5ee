import type { BrandOf } from '#db/review/owners.ts'
import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'

export const brandOfPromotion: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from promotion where id = ${id}::uuid`)

/** Deposit methods of a brand by name. */
export function methodsOf(db: Db, merchant: string): Promise<{ code: string; name: string }[]> {
  return many(
    db,
    sql<{ code: string; name: string }>`
      select m.code, m.name from deposit_method_view m where m.merchant = ${merchant} order by m.name, m.code
    `,
  )
}
