import type { BrandOf } from '#db/review/owners.ts'
import { maybe, sql } from '#db/rows.ts'

export const brandOfPromotion: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from promotion where id = ${id}::uuid`)
