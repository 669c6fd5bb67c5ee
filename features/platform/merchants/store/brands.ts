import type { Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { BrandCopy } from '../rules.ts'

export type NewBrandRow = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
}

/** Whether it was created: not if a brand with this code exists. It is appended: the default brand stays the default. */
export async function insertBrand(
  tx: Tx,
  { code, name, currency, timeZone }: NewBrandRow,
  now: Date,
): Promise<boolean> {
  const made = await run(
    tx,
    // two operators create the same code concurrently: the first wins, and the other gets a refusal
    sql`
      insert into merchant (code, name, currency, time_zone, sort, created_at)
      select ${code}, ${name}, ${currency}, ${timeZone}, coalesce(max(sort), 0) + 1, ${now}
      from merchant
      on conflict (code) do nothing
    `,
  )
  return made > 0
}

/** Copies the flags and region rules of a brand. */
export async function copyRules(tx: Tx, { from, to, now }: BrandCopy): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_flag (merchant, name, is_on, changed_at)
      select ${to}, name, is_on, ${now}
      from merchant_flag
      where merchant = ${from}
    `,
  )
  await run(
    tx,
    sql`
      insert into region_rule (merchant, kind, place, deed, note, created_at)
      select ${to}, kind, place, deed, note, ${now}
      from region_rule
      where merchant = ${from}
    `,
  )
}

/** For a change of its currency: concurrent registrations and new books wait, or are waited for. */
export async function lockBrand(tx: Tx, code: string): Promise<NewBrandRow | null> {
  return maybe(
    tx,
    sql<NewBrandRow>`select code, name, currency, time_zone from merchant where code = ${code} for update`,
  )
}

/** Whether the ledger has a book of the brand in its currency. */
export async function hasBook(tx: Tx, code: string): Promise<boolean> {
  const { found } = await one(
    tx,
    sql<{ found: boolean }>`
      select exists (
        select from book_view b join merchant m on m.code = b.merchant and m.currency = b.currency where m.code = ${code}
      ) as found
    `,
  )
  return found
}

export async function writeCurrency(tx: Tx, code: string, currency: Currency): Promise<void> {
  await run(tx, sql`update merchant set currency = ${currency} where code = ${code}`)
}
