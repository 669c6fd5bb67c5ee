import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type HelpCheckRow = {
  readonly address: string
  readonly isThere: boolean
  readonly note: string
  readonly checkedAt: Date
}

export function helpChecks(db: Db): Promise<HelpCheckRow[]> {
  return many(db, sql<HelpCheckRow>`select address, is_there, note, checked_at from help_check`)
}

type Checked = {
  readonly address: string
  readonly isThere: boolean
  readonly note: string
  readonly now: Date
}

export async function saveHelpCheck(tx: Tx, { address, isThere, note, now }: Checked): Promise<void> {
  await run(
    tx,
    // concurrent checks: the later result wins
    sql`
      insert into help_check (address, is_there, note, checked_at)
      values (${address}, ${isThere}, ${note}, ${now})
      on conflict (address) do update
      set is_there = excluded.is_there, note = excluded.note, checked_at = excluded.checked_at
    `,
  )
}
