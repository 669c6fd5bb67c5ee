import type { Db, Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** `wire` is the setting's encoded value (money as text). */
export async function writeSetting(
  tx: Db | Tx,
  merchant: string,
  name: string,
  wire: unknown,
  now: Date,
): Promise<void> {
  await run(
    tx,
    // concurrent changes: the later one wins, and the audit log has both
    sql`
      insert into merchant_setting (merchant, name, value, changed_at)
      values (${merchant}, ${name}, ${JSON.stringify(wire)}::jsonb, ${now})
      on conflict (merchant, name) do update set value = excluded.value, changed_at = excluded.changed_at
    `,
  )
}

/** Copies the settings of a brand to a new one, but for those that are named. */
export async function copySettings(
  tx: Tx,
  copy: {
    readonly from: string
    readonly to: string
    readonly except: readonly string[]
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_setting (merchant, name, value, changed_at)
      select ${copy.to}, name, value, ${copy.now}
      from merchant_setting
      where merchant = ${copy.from} and name <> all(${copy.except}::text[])
    `,
  )
}
