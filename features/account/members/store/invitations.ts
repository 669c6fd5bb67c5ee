import type { Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** A code of the brand's own, without a member behind it. */
export type NewInvitation = {
  readonly merchant: string
  readonly code: string
  readonly note: string
  readonly usesMost: number | null
  readonly expiresAt: Date | null
  readonly madeBy: string
  readonly now: Date
}

/** Whether it was made: not where the brand has this code. */
export async function insertInvitation(tx: Tx, given: NewInvitation): Promise<boolean> {
  const made = await run(
    tx,
    // two random codes that are the same: the later one is drawn again
    sql`
      insert into invite_code (merchant, code, kind, note, uses_most, expires_at, made_by, created_at)
      values (
        ${given.merchant}, ${given.code}, 'brand', ${given.note}, ${given.usesMost}, ${given.expiresAt}, ${given.madeBy},
        ${given.now}
      )
      on conflict (merchant, code) do nothing
    `,
  )
  return made > 0
}

/** False where there is no such open invitation of the brand; codes of members are their own. */
export async function closeInvitation(
  tx: Tx,
  which: { readonly merchant: string; readonly code: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const closed = await run(
    tx,
    sql`
      update invite_code
      set is_open = false, closed_at = ${which.now}, closed_by = ${which.by}
      where merchant = ${which.merchant} and code = ${which.code} and kind = 'brand' and is_open
    `,
  )
  return closed > 0
}
