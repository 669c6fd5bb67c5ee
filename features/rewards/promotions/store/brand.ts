import type { BrandOf } from '#db/review/owners.ts'
import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'

export const brandOfPromotion: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from promotion where id = ${id}::uuid`)

export type MethodName = { readonly code: string; readonly en: string; readonly vi: string }

/** Deposit methods of a brand; several of one code are one. */
export function methodsOf(db: Db, merchant: string): Promise<MethodName[]> {
  return many(
    db,
    sql<MethodName>`
      select m.code, min(m.name->>'en') as en, min(m.name->>'vi') as vi
      from deposit_method_view m
      where m.merchant = ${merchant}
      group by m.code
      order by m.code
    `,
  )
}
