import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type SanctionRow = {
  readonly id: string
  readonly memberId: bigint
  readonly account: string
  readonly kind: 'mute' | 'ban'
  readonly until: Date | null
  readonly reason: string
  readonly by: string
  readonly at: Date
}

const columns = sql`s.id, s.member_id, m.account, s.kind, s.until, s.reason, s.by_account as by, s.at`

/** A member's sanctions that were not lifted; some may have expired. */
export function sanctionsOf(db: Db | Tx, memberId: bigint): Promise<SanctionRow[]> {
  return many(
    db,
    sql<SanctionRow>`
      select ${columns}
      from chat_sanction s
      join known_member m on m.id = s.member_id
      where s.member_id = ${memberId} and s.lifted_at is null
    `,
  )
}

/** All active sanctions of a brand, newest first. */
export function sanctionsNow(db: Db, merchant: string, now: Date): Promise<SanctionRow[]> {
  return many(
    db,
    sql<SanctionRow>`
      select ${columns}
      from chat_sanction s
      join known_member m on m.id = s.member_id
      where s.merchant = ${merchant} and s.lifted_at is null and (s.until is null or s.until > ${now})
      order by s.at desc
      limit 200
    `,
  )
}

export async function insertSanction(
  tx: Tx,
  s: Omit<SanctionRow, 'id' | 'account'> & { readonly merchant: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into chat_sanction (merchant, member_id, kind, until, reason, by_account, at)
      values (${s.merchant}, ${s.memberId}, ${s.kind}, ${s.until}, ${s.reason}, ${s.by}, ${s.at})
    `,
  )
}

export async function liftSanction(
  tx: Tx,
  lifted: { readonly id: string; readonly merchant: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { id, merchant, by, now } = lifted
  const changed = await run(
    tx,
    sql`
      update chat_sanction
      set lifted_at = ${now}, lifted_by = ${by}
      where id = ${id} and merchant = ${merchant} and lifted_at is null
    `,
  )
  return changed === 1
}
