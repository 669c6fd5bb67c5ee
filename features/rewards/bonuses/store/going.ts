import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Grant } from './grants.ts'

/** Ended grants to which a void or a rollback returned money, or from which it took some. */
export async function lateGrants(db: Db): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    sql`
      select g.id
      from ledger_bonus_late l
      join bonus_grant g on g.wallet = l.wallet
      where g.state = 'ended'
      order by g.id
    `,
  )
  return rows.map(({ id }) => id)
}

export type Going = Pick<Grant, 'id' | 'state' | 'cashWallet' | 'grantedAt'>

/**
 * What the job looks at, all that have not ended, in the order of a wallet's queue: the next one after the one before it, which may have
 * ended. IDs of rewards have the order of offers.
 */
export async function goingGrants(
  db: Db,
  after: Pick<Going, 'id' | 'grantedAt'> | undefined,
  limit: number,
): Promise<Going[]> {
  return many<Going>(
    db,
    sql`
      select g.id, g.state, g.cash_wallet, g.granted_at
      from bonus_grant g
      where g.state <> 'ended'
        and (${after?.id ?? null}::uuid is null
          or (g.granted_at, g.id) > (${after?.grantedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by g.granted_at, g.id
      limit ${limit}
    `,
  )
}
