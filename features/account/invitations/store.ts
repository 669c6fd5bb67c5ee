import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { InvitationFacts } from './rules.ts'

export type InvitationRow = InvitationFacts & {
  readonly code: string
  readonly note: string
  readonly madeBy: string | null
  readonly createdAt: Date
}

export async function invitationsOf(db: Db, merchant: string): Promise<InvitationRow[]> {
  return many(
    db,
    sql<InvitationRow>`
      select code, note, is_open, uses, uses_most, made_by, created_at, expires_at
      from invite_code_view
      where merchant = ${merchant} and kind = 'brand'
      order by created_at desc, code
      limit 500
    `,
  )
}
