import type { Db } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'

/** The number of a member's flags that are not reviewed yet. */
export async function openFlags(db: Db, memberId: bigint): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from fraud_flag_view where member_id = ${memberId} and state = 'open'
    `,
  )
  return count
}

/** The labels that a member may see. */
export async function shownLabels(db: Db, memberId: bigint): Promise<string[]> {
  const { names } = await one(
    db,
    sql<{ names: string[] }>`
      select coalesce(array_agg(k.name order by lower(k.name)), '{}') as names
      from member_labelled l
      join member_label k on k.id = l.label
      where l.member_id = ${memberId} and k.is_shown
    `,
  )
  return names
}
