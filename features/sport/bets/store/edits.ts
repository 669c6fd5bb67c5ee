import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

/** Notes that a bet became another one; false if it was edited before. */
export async function insertEdit(
  tx: Tx,
  { bet, became, memberId }: { readonly bet: string; readonly became: string; readonly memberId: bigint },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_edit (bet, became, member_id) values (${bet}, ${became}, ${memberId})
      on conflict do nothing -- two devices at the same time
    `,
  )
  return inserted === 1
}

/** What some bets became, by the ID of the earlier bet. */
export async function editsOf(db: Db, bets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (bets.length === 0) return new Map()
  const rows = await many(
    db,
    sql<{
      bet: string
      became: string
    }>`select bet, became from sport_edit where bet = any (${bets}::uuid[])`,
  )
  return new Map(rows.map(({ bet, became }) => [bet, became]))
}
