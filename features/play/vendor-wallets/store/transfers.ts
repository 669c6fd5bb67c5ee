import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { isBetween } from '#db/review/queue.ts'
import type { Window } from '#db/review/pages.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { VendorDirection, VendorTransferState } from '../rules/moves.ts'

/** 'V-100051': a transfer's reference for members and vendors. */
export function referenceOf(number: bigint): string {
  return `V-${number}`
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

/** Null: the member has another pending transfer with this vendor. */
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
  readonly askedAt: Date | null
  /** The vendor's status contradicts the recorded outcome, and the incident is open. */
  readonly isAlarmed: boolean
}

/** A transfer `t` with its member `m`. */
export const selected = sql`
  select t.id, t.number, t.merchant, t.vendor, t.member_id, t.wallet, t.direction, t.currency, t.amount, t.state, t.reason,
    t.vendor_ref, t.made_at, t.settled_at, t.asked_at, m.account,
    exists (select 1 from vendor_transfer_alarm a where a.transfer = t.id and a.closed_at is null) as is_alarmed
  from vendor_transfer t
  join member_view m on m.id = t.member_id
`

export async function transferById(reader: Db | Tx, id: string): Promise<TransferRow | null> {
  return maybe(reader, sql<TransferRow>`${selected} where t.id = ${id}`)
}

/** Locks one transfer, to serialise its status updates. */
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
    readonly vendorRef: string | null
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

/** Pending transfers last polled before `before`, the oldest poll first. */
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

type Traveller = Pick<TransferRow, 'memberId' | 'merchant' | 'currency'>

/** The vendors to which a member ever sent money. */
export async function vendorsUsedBy(
  db: Db,
  { memberId, merchant, currency }: Traveller,
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ vendor: string }>`
      select distinct vendor
      from vendor_transfer
      where member_id = ${memberId} and merchant = ${merchant} and currency = ${currency} and direction = 'out'
      order by vendor
    `,
  )
  return rows.map(({ vendor }) => vendor)
}

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

/** What waits for an operator: a proposal for its second approval, an open incident. */
export type OfficeView = 'proposed' | 'incident'

function inView(state: VendorTransferState | OfficeView | null) {
  if (state === null) return sql`true`
  if (state === 'incident')
    return sql`exists (select 1 from vendor_transfer_alarm a where a.transfer = t.id and a.closed_at is null)`
  if (state === 'proposed')
    return sql`exists (select 1 from vendor_transfer_approval v where v.transfer = t.id and v.state = 'proposed')`
  return sql`t.state = ${state}`
}

export type OfficeFilter = Window & {
  readonly merchant: string | null
  readonly state: VendorTransferState | OfficeView | null
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
        and ${inView(state)}
        and ${isBetween(find, ['m'])}
        and (${below}::bigint is null or t.number < ${below})
      order by t.number desc
      limit ${limit}
    `,
  )
}
