import type { Db, Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

/** Lock: until the transaction ends no other approval of this operator credits anything alone. */
export async function holdAlone(tx: Tx, operator: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`deposits:alone:${operator}`}, 0))`)
}

/** Records that a single operator confirmed the arrival of the money. */
export async function noteAlone(tx: Tx, deposit: string, operator: string): Promise<void> {
  await run(tx, sql`update deposit set credited_alone_by = ${operator} where id = ${deposit}`)
}

type Of = { readonly merchant: string; readonly operator: string; readonly since: Date }

/** What an operator credited alone to members of a brand since then. */
export async function creditedAlone(reader: Db | Tx, { merchant, operator, since }: Of): Promise<Minor> {
  const { sum } = await one(
    reader,
    sql<{ sum: Minor }>`
      select coalesce(sum(amount), 0)::bigint as sum
      from deposit
      where credited_alone_by = ${operator} and credited_at > ${since} and merchant = ${merchant}
    `,
  )
  return sum
}
