import type { Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

export type NewBrandRow = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
}

/** Whether it was made: not where a brand of this code is there. It comes last: the default brand stays the default. */
export async function insertBrand(
  tx: Tx,
  { code, name, currency, timeZone }: NewBrandRow,
  now: Date,
): Promise<boolean> {
  const made = await run(
    tx,
    // two operators create the same code at once: the first one's stands, and the other is told
    sql`
      insert into merchant (code, name, currency, time_zone, sort, created_at)
      select ${code}, ${name}, ${currency}, ${timeZone}, coalesce(max(sort), 0) + 1, ${now}
      from merchant
      on conflict (code) do nothing
    `,
  )
  return made > 0
}

type Copy = {
  readonly from: string
  readonly to: string
  /** Settings that stay behind: what a brand says of itself, secrets, and amounts where the currencies differ. */
  readonly except: readonly string[]
  readonly now: Date
}

/** Copies how a brand is set up: settings, flags, region rules, form rules, and which games it shows in which order. */
export async function copySetup(tx: Tx, { from, to, except, now }: Copy): Promise<void> {
  await run(
    tx,
    sql`
      insert into merchant_setting (merchant, name, value, changed_at)
      select ${to}, name, value, ${now}
      from merchant_setting_view
      where merchant = ${from} and name <> all(${except}::text[])
    `,
  )
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
  await run(
    tx,
    sql`
      insert into field_rule (merchant, field, kind, min_length, max_length, is_enabled, is_required, changed_at)
      select ${to}, field, kind, min_length, max_length, is_enabled, is_required, ${now}
      from field_rule_view
      where merchant = ${from}
    `,
  )
  await run(
    tx,
    sql`
      insert into merchant_game (merchant, game, is_on, is_hot, sort)
      select ${to}, game, is_on, is_hot, sort
      from merchant_game_view
      where merchant = ${from}
    `,
  )
}

/** For a change of its currency: whoever registers or opens a book at the same moment waits, or is waited for. */
export async function lockBrand(tx: Tx, code: string): Promise<NewBrandRow | null> {
  return maybe(
    tx,
    sql<NewBrandRow>`select code, name, currency, time_zone from merchant where code = ${code} for update`,
  )
}

/** Whether anything of the brand is counted in its currency already. */
export async function hasMoney(tx: Tx, code: string): Promise<boolean> {
  const { found } = await one(
    tx,
    sql<{ found: boolean }>`
      select exists (select from member_view where merchant = ${code})
        or exists (select from deposit_method_view where merchant = ${code})
        or exists (select from book_view b join merchant m on m.code = b.merchant and m.currency = b.currency where m.code = ${code})
        as found
    `,
  )
  return found
}

export async function writeCurrency(tx: Tx, code: string, currency: Currency): Promise<void> {
  await run(tx, sql`update merchant set currency = ${currency} where code = ${code}`)
}
