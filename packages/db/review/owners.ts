import type { Db, Tx } from '../pool.ts'

/** The brand of a row by a well-formed id; null for an unknown row. */
export type BrandOf = (reader: Db | Tx, id: string) => Promise<{ readonly merchant: string } | null>

/** Who took the first of two steps, by the id that the second one's call names; null in it where no operator did. */
export type FirstOf = (
  reader: Db | Tx,
  id: string,
) => Promise<readonly { readonly operator: string | null }[]>
