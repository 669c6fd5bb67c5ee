import type { BrandOf } from '#db/review/owners.ts'
import { maybe, sql } from '#db/rows.ts'

/** The brand of a contract of an agent; null if there is none with this ID. */
export const brandOfContract: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from agent_contract where id = ${id}::uuid`)
