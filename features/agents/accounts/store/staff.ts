import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

export type StaffRow = {
  readonly id: bigint
  readonly account: string
  readonly nickname: string
  readonly state: 'open' | 'locked' | 'closed'
  readonly joinedAt: Date
}

/** The sub-accounts directly below an agent, newest first. */
export function staffOf(db: Db, owner: bigint): Promise<StaffRow[]> {
  return many(
    db,
    sql<StaffRow>`
      select m.id, m.account, m.nickname, m.state, m.created_at as joined_at
      from member_view m
      where m.upline_id = ${owner} and m.type in (41, 42)
      order by m.id desc
      limit 100
    `,
  )
}
