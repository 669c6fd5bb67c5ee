import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Channel, MethodKind, OrderAccount } from '../rules/channels.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { DepositState } from '../rules/states.ts'

/** 'D-100417': the reference for members and operators, and the payment reference of a bank transfer. */
export function referenceOf(number: bigint): string {
  return `D-${number}`
}

export type DepositRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly amount: Minor
  readonly fee: Minor
  readonly state: DepositState
  readonly processorRef: string | null
  readonly page: string | null
  readonly returnUrl: string | null
  readonly language: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly askedAt: Date | null
  readonly closedAt: Date | null
  readonly reported: Minor | null
  readonly isLate: boolean
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly reason: string | null
  readonly hasSlip: boolean
  readonly code: string
  readonly kind: MethodKind
  readonly processor: string | null
  readonly name: Readonly<Record<string, string>>
  readonly feePpm: bigint
  readonly feeFixed: Minor
  readonly arrivalSeconds: number
  readonly account: { bank: string; bin: string; accountNumber: string; holder: string } | null
  /** The account that the processor created for this order. */
  readonly orderAccount: OrderAccount | null
  readonly channel: Channel
  readonly least: Minor
  readonly most: Minor
  readonly asset: string | null
  readonly network: string | null
  readonly confirmations: number | null
}

const selected = sql`
  select d.id, d.number, d.member_id, d.merchant, d.wallet, d.currency, d.amount, d.fee, d.state, d.processor_ref,
    d.page, d.return_url, d.language, d.created_at, d.expires_at, d.asked_at, d.closed_at, d.reported, d.is_late,
    d.claimed_by, d.claimed_by_account, d.reason,
    exists (select 1 from deposit_slip s where s.deposit = d.id) as has_slip,
    m.code, m.kind, m.processor, m.name, coalesce(d.fee_ppm, m.fee_ppm) as fee_ppm,
    coalesce(d.fee_fixed, m.fee_fixed) as fee_fixed, m.arrival_seconds, coalesce(d.house_account, m.account) as account,
    d.account as order_account, m.channel, m.least, m.most, m.asset, m.network, m.confirmations
  from deposit d
  join deposit_method m on m.id = d.method
`

export async function depositById(db: Db | Tx, id: string): Promise<DepositRow | null> {
  return maybe(db, sql<DepositRow>`${selected} where d.id = ${id}`)
}

/** The ID of a deposit by its number, as in its reference; null if there is none. */
export async function idOfNumber(db: Db | Tx, number: bigint): Promise<string | null> {
  const row = await maybe(db, sql<{ id: string }>`select id from deposit where number = ${number}`)
  return row?.id ?? null
}

export async function depositOf(db: Db | Tx, memberId: bigint, id: string): Promise<DepositRow | null> {
  return maybe(db, sql<DepositRow>`${selected} where d.id = ${id} and d.member_id = ${memberId}`)
}

/** Locks the deposit: callbacks, operators, the member and the worker are serialised. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | null> {
  return maybe(tx, sql<DepositRow>`${selected} where d.id = ${id} for no key update of d`)
}

export type NewDeposit = {
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly method: string
  readonly amount: Minor
  readonly fee: Minor
  readonly state: 'created' | 'awaitingSlip'
  readonly returnUrl: string
  readonly language: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertDeposit(tx: Tx, d: NewDeposit): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into deposit (
        member_id, merchant, wallet, currency, method, amount, fee, state, return_url, language, created_at, expires_at,
        fee_ppm, fee_fixed, house_account
      )
      select
        ${d.memberId}::bigint, ${d.merchant}, ${d.wallet}::bigint, ${d.currency}, m.id, ${d.amount}::bigint, ${d.fee}::bigint,
        ${d.state},
        ${d.returnUrl}, ${d.language}, ${d.now}::timestamptz, ${d.expiresAt}::timestamptz, m.fee_ppm, m.fee_fixed, m.account
      from deposit_method m
      where m.id = ${d.method}
      returning id
    `,
  )
  return id
}

export async function setPage(
  tx: Tx,
  id: string,
  opened: { processorRef: string; page: string; account?: OrderAccount },
): Promise<void> {
  const account = opened.account ? JSON.stringify(opened.account) : null
  await run(
    tx,
    sql`
      update deposit
      set processor_ref = ${opened.processorRef}, page = ${opened.page}, account = ${account}::jsonb, state = 'pending'
      where id = ${id} and state = 'created'
    `,
  )
}

/** The destination: another member's account, with our reference. */
export async function setPayee(
  tx: Tx,
  id: string,
  payee: { bank: string; bin: string; accountNumber: string; holder: string },
): Promise<void> {
  await run(
    tx,
    sql`
      update deposit
      set account = ${JSON.stringify(payee)}::jsonb || jsonb_build_object('content', 'D-' || number)
      where id = ${id}
    `,
  )
}

export async function setAsked(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update deposit set asked_at = ${now} where id = ${id}`)
}

export async function setState(
  tx: Tx,
  id: string,
  state: DepositState,
  reason: string | null = null,
): Promise<void> {
  await run(
    tx,
    sql`update deposit set state = ${state}, reason = coalesce(${reason}, reason) where id = ${id}`,
  )
}

/** Into the review queue, even out of a premature close. */
export async function setInReview(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`update deposit set state = 'inReview', closed_at = null where id = ${id}`)
}

export async function setClosed(
  tx: Tx,
  id: string,
  {
    state,
    reason,
    now,
  }: { readonly state: DepositState; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`update deposit set state = ${state}, reason = ${reason}, closed_at = ${now} where id = ${id}`,
  )
}

export async function setReported(tx: Tx, id: string, reported: Minor): Promise<void> {
  await run(
    tx,
    sql`update deposit set state = 'inReview', reported = ${reported}, closed_at = null where id = ${id}`,
  )
}

export async function setCredited(
  tx: Tx,
  id: string,
  c: {
    readonly state: 'paid' | 'approved'
    readonly amount: Minor
    readonly fee: Minor
    readonly isLate: boolean
    readonly reason: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update deposit
      set state = ${c.state}, amount = ${c.amount}, fee = ${c.fee}, is_late = ${c.isLate}, credited_at = ${c.now},
        closed_at = ${c.now}, reason = ${c.reason}
      where id = ${id}
    `,
  )
}

/** A member's own, newest first, below the last number of the previous page. */
export async function depositsOf(
  db: Db,
  memberId: bigint,
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<DepositRow[]> {
  return many(
    db,
    sql<DepositRow>`
      ${selected}
      where d.member_id = ${memberId} and (${below}::bigint is null or d.number < ${below})
      order by d.number desc
      limit ${limit}
    `,
  )
}

/** Hosted deposits without a page or without news, longest unpolled first. */
export async function depositsToAsk(db: Db, asked: Date, limit: number): Promise<DepositRow[]> {
  return many(
    db,
    sql<DepositRow>`
      ${selected}
      where d.state in ('created', 'pending') and coalesce(d.asked_at, d.created_at) < ${asked}
      order by coalesce(d.asked_at, d.created_at)
      limit ${limit}
    `,
  )
}

export async function transfersToExpire(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`
      select d.id
      from deposit d
      join deposit_method m on m.id = d.method
      where d.state = 'awaitingSlip' and d.expires_at <= ${now} and m.kind <> 'member' -- matching ends those
      order by d.expires_at
      limit ${limit}
    `,
  )
}

/** A savepoint before a posting that a limit may refuse, so that its fee is rolled back too. */
export async function markSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint within_limits`.execute(tx)
}

export async function undoToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint within_limits`.execute(tx)
}
