import type { Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** A code of the brand itself, without an inviting member. */
export type NewInvitation = {
  readonly merchant: string
  readonly code: string
  readonly note: string
  readonly usesMost: number | null
  readonly expiresAt: Date | null
  readonly madeBy: string
  readonly now: Date
}

/** False if the brand already has this code. */
export async function insertInvitation(tx: Tx, given: NewInvitation): Promise<boolean> {
  const made = await run(
    tx,
    // on a collision of two random codes the later one is generated again
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

/** False if the brand has no such open invitation; members' codes cannot be closed here. */
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
