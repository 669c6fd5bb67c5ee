import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { StoredCaller } from '../rules/caller.ts'

export type AutoRow = {
  readonly bet: string
  readonly memberId: bigint
  readonly caller: StoredCaller
  readonly atLeast: bigint
}

export async function putAuto(db: Db, { bet, memberId, caller, atLeast }: AutoRow): Promise<void> {
  await run(
    db,
    sql`
      insert into sport_auto_cash_out (bet, member_id, caller, at_least)
      values (${bet}, ${memberId}, ${JSON.stringify(caller)}::json, ${atLeast})
      on conflict (bet) do update set at_least = excluded.at_least, caller = excluded.caller -- the member changes it
    `,
  )
}

export async function deleteAuto(db: Db, bet: string): Promise<void> {
  await run(db, sql`delete from sport_auto_cash_out where bet = ${bet}`)
}

/** Ends what is set for a bet if an offer reaches it; false: the member has ended it, or asks for more by now. */
export async function takeAuto(tx: Tx, bet: string, offer: bigint): Promise<boolean> {
  return (
    (await run(tx, sql`delete from sport_auto_cash_out where bet = ${bet} and at_least <= ${offer}`)) === 1
  )
}

export function listAuto(
  db: Db,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AutoRow[]> {
  return many(
    db,
    sql<AutoRow>`
      select bet, member_id, caller, at_least from sport_auto_cash_out
      where ${after}::uuid is null or bet > ${after}::uuid
      order by bet
      limit ${limit}
    `,
  )
}

/** What is set for some bets. */
export async function autoOf(db: Db, bets: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await many(
    db,
    sql<{ bet: string; atLeast: bigint }>`
      select bet, at_least from sport_auto_cash_out where bet = any (${bets}::uuid[])
    `,
  )
  return new Map(rows.map(({ bet, atLeast }) => [bet, atLeast]))
}
