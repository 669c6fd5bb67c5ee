import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { VendorDirection, VendorTerms, VendorTransferState } from './rules.ts'

/** 'V-100051': what member and vendor call a transfer. */
export function referenceOf(number: bigint): string {
  return `V-${number}`
}

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

/** Opens a vendor for a brand, or changes how. */
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

export type NewTransfer = {
  readonly merchant: string
  readonly vendor: string
  readonly memberId: bigint
  readonly wallet: bigint
  readonly direction: VendorDirection
  readonly currency: Currency
  readonly amount: Minor
  readonly madeAt: Date
}

/** Null: another one of this member is under way with this vendor. */
export async function insertTransfer(tx: Tx, made: NewTransfer): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into vendor_transfer (merchant, vendor, member_id, wallet, direction, currency, amount, made_at)
      values (
        ${made.merchant}, ${made.vendor}, ${made.memberId}, ${made.wallet}, ${made.direction}, ${made.currency}, ${made.amount},
        ${made.madeAt}
      )
      on conflict (member_id, vendor) where state = 'pending' do nothing -- a second tab, or the answer is still out
      returning id
    `,
  )
  return row?.id ?? null
}

export type TransferRow = NewTransfer & {
  readonly id: string
  readonly number: bigint
  readonly account: string
  readonly state: VendorTransferState
  readonly reason: string | null
  readonly vendorRef: string | null
  readonly settledAt: Date | null
  readonly isAlarmed: boolean
}

const selected = sql`
  select t.id, t.number, t.merchant, t.vendor, t.member_id, t.wallet, t.direction, t.currency, t.amount, t.state, t.reason,
    t.vendor_ref, t.made_at, t.settled_at, m.account,
    (select true from vendor_transfer_alarm a where a.transfer = t.id limit 1) is not null as is_alarmed
  from vendor_transfer t
  join member m on m.id = t.member_id
`

export async function transferById(reader: Db | Tx, id: string): Promise<TransferRow | null> {
  return maybe(reader, sql<TransferRow>`${selected} where t.id = ${id}`)
}

/** Makes news of one transfer wait for each other. */
export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow | null> {
  await run(tx, sql`select from vendor_transfer where id = ${id} for no key update`)
  return transferById(tx, id)
}

export async function setSettled(
  tx: Tx,
  id: string,
  end: {
    readonly state: 'done' | 'failed'
    readonly reason: string | null
    readonly vendorRef: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update vendor_transfer
      set state = ${end.state}, reason = ${end.reason}, vendor_ref = ${end.vendorRef}, settled_at = ${end.now}
      where id = ${id} and state = 'pending'
    `,
  )
}

export async function setAsked(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update vendor_transfer set asked_at = ${now} where id = ${id} and state = 'pending'`)
}

export async function addAlarm(tx: Tx, id: string, told: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into vendor_transfer_alarm (transfer, at, told)
      values (${id}, ${now}, ${told})
      on conflict do nothing -- the vendor says the same again
    `,
  )
}

/** Pending ones of which nobody has heard since `before`, oldest question first. */
export async function transfersToAsk(db: Db, before: Date, limit: number): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      where t.state = 'pending' and coalesce(t.asked_at, t.made_at) <= ${before}
      order by t.asked_at nulls first
      limit ${limit}
    `,
  )
}

export async function pendingOf(reader: Db | Tx, memberId: bigint): Promise<TransferRow[]> {
  return many(
    reader,
    sql<TransferRow>`${selected} where t.member_id = ${memberId} and t.state = 'pending' order by t.number`,
  )
}

type Window = { readonly below: bigint | null; readonly limit: number }

export async function transfersOf(
  db: Db,
  memberId: bigint,
  { below, limit }: Window,
): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      where t.member_id = ${memberId} and (${below}::bigint is null or t.number < ${below})
      order by t.number desc
      limit ${limit}
    `,
  )
}

export type OfficeFilter = Window & {
  readonly merchant: string | null
  readonly state: VendorTransferState | null
  readonly find: string | null
}

export async function transfersBy(
  db: Db,
  { merchant, state, find, below, limit }: OfficeFilter,
): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      where (${merchant}::text is null or t.merchant = ${merchant})
        and (${state}::text is null or t.state = ${state})
        and (${find}::text is null or m.account_key like lower(${find}) || '%')
        and (${below}::bigint is null or t.number < ${below})
      order by t.number desc
      limit ${limit}
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

/** What the books say lies at each vendor, with what was won and lost there. */
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
