import type { BrandOf } from '#db/review/owners.ts'
import { maybe, sql } from '#db/rows.ts'

export const brandOfRace: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from race where id = ${id}::uuid`)
