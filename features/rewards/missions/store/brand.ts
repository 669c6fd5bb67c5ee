import type { BrandOf } from '#db/review/owners.ts'
import { maybe, sql } from '#db/rows.ts'

export const brandOfMission: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from mission where id = ${id}::uuid`)
