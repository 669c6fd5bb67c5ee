import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

export type MerchantRow = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
  readonly hosts: readonly string[]
}

export async function merchantsInOrder(db: Db): Promise<readonly MerchantRow[]> {
  return many(
    db,
    sql<MerchantRow>`select code, name, currency, time_zone, hosts from merchant order by sort, code`,
  )
}

export async function flagRows(
  db: Db,
): Promise<readonly { merchant: string; name: string; isOn: boolean }[]> {
  return many(
    db,
    sql<{ merchant: string; name: string; isOn: boolean }>`select merchant, name, is_on from merchant_flag`,
  )
}

export async function settingRows(
  db: Db,
): Promise<readonly { merchant: string; name: string; value: unknown }[]> {
  return many(
    db,
    sql<{
      merchant: string
      name: string
      value: unknown
    }>`select merchant, name, value from merchant_setting`,
  )
}

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
    sql`
      insert into merchant_setting (merchant, name, value, changed_at)
      values (${merchant}, ${name}, ${JSON.stringify(wire)}::jsonb, ${now})
      on conflict (merchant, name) do update set value = excluded.value, changed_at = excluded.changed_at
    `,
  )
}

export async function writeFlag(
  tx: Db | Tx,
  merchant: string,
  name: string,
  isOn: boolean,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_flag (merchant, name, is_on, changed_at)
      values (${merchant}, ${name}, ${isOn}, ${now})
      on conflict (merchant, name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
    `,
  )
}
