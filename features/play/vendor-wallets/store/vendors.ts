import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { VendorTerms } from '../rules/moves.ts'

export type VendorRow = VendorTerms & { readonly merchant: string; readonly vendor: string }

/** The vendors with a wallet, of one brand or of all. */
export async function vendorsIn(reader: Db | Tx, merchant: string | null): Promise<VendorRow[]> {
  return many(
    reader,
    sql<VendorRow>`
      select merchant, vendor, is_open, least, most
      from transfer_vendor
      where ${merchant}::text is null or merchant = ${merchant}
      order by merchant, vendor
    `,
  )
}

/** Enables a vendor for a brand, or changes its limits. */
export async function saveVendor(
  tx: Tx,
  { merchant, vendor, isOpen, least, most }: VendorRow,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into transfer_vendor (merchant, vendor, is_open, least, most)
      values (${merchant}, ${vendor}, ${isOpen}, ${least}, ${most})
      on conflict (merchant, vendor) do update -- two operators at once: the later one holds
      set is_open = excluded.is_open, least = excluded.least, most = excluded.most
    `,
  )
}

export type FloatRow = {
  readonly merchant: string
  readonly vendor: string
  readonly currency: Currency
  readonly out: Minor
  readonly back: Minor
  readonly pending: Minor
}

/** The ledger's balance at each vendor, with wins and losses there. */
export async function floatsIn(db: Db, merchant: string | null): Promise<FloatRow[]> {
  return many(
    db,
    sql<FloatRow>`
      select merchant, vendor, currency,
        coalesce(sum(amount) filter (where direction = 'out' and state <> 'failed'), 0)::bigint as out,
        coalesce(sum(amount) filter (where direction = 'back' and state = 'done'), 0)::bigint as back,
        coalesce(sum(amount) filter (where state = 'pending'), 0)::bigint as pending
      from vendor_transfer
      where ${merchant}::text is null or merchant = ${merchant}
      group by merchant, vendor, currency
      order by merchant, vendor, currency
    `,
  )
}
