import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { HoldReason } from '../rules/hold.ts'

export type Hold = { readonly what: HoldReason; readonly until: Date }

export async function insertHold(
  tx: Tx,
  { memberId, what, now, until }: Hold & { readonly memberId: bigint; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into payout_hold (member_id, what, from_at, until) values (${memberId}, ${what}, ${now}, ${until})
    `,
  )
}

/** The active hold with the latest end. */
export async function holdOf(reader: Db | Tx, memberId: bigint, now: Date): Promise<Hold | null> {
  return maybe(
    reader,
    sql<Hold>`
      select what, until from payout_hold
      where member_id = ${memberId} and until > ${now}
      order by until desc
      limit 1
    `,
  )
}

/** Whether the member's list already has a change of this kind. */
export async function hasChanged(reader: Db | Tx, memberId: bigint, what: string): Promise<boolean> {
  const { has } = await one(
    reader,
    sql<{ has: boolean }>`
      select exists (select from security_change where member_id = ${memberId} and what = ${what}) as has
    `,
  )
  return has
}
