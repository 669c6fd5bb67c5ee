import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { InstrumentKind } from '../rules/instruments.ts'

export type BankRow = {
  readonly code: string
  readonly name: string
  readonly kind: InstrumentKind
  readonly leastDigits: number
  readonly mostDigits: number
}

export async function banksFor(db: Db | Tx, currency: Currency): Promise<BankRow[]> {
  return many(
    db,
    sql<BankRow>`
      select code, name, kind, least_digits, most_digits
      from bank
      where currency = ${currency} and is_open
      order by sort, code
    `,
  )
}

export type AccountRow = {
  readonly id: string
  readonly bank: string
  readonly bankName: string
  readonly kind: InstrumentKind
  readonly accountNumber: string
  readonly holder: string
}

const selected = sql`
  select a.id, a.bank, b.name as bank_name, b.kind, a.account_number, a.holder
  from payout_account a
  join bank b on b.code = a.bank
`

/** '••4471': enough to recognise one's own account. */
export function shownNumber(accountNumber: string): string {
  return `••${accountNumber.slice(-4)}`
}

export async function accountsOf(db: Db | Tx, memberId: bigint): Promise<AccountRow[]> {
  return many(
    db,
    sql<AccountRow>`${selected} where a.member_id = ${memberId} and a.closed_at is null order by a.created_at desc`,
  )
}

export async function accountOf(tx: Tx, memberId: bigint, id: string): Promise<AccountRow | null> {
  return maybe(
    tx,
    sql<AccountRow>`${selected} where a.id = ${id} and a.member_id = ${memberId} and a.closed_at is null`,
  )
}

/** The new account's ID; null if the member has linked that number already. */
export async function insertAccount(
  tx: Tx,
  account: {
    readonly memberId: bigint
    readonly bank: string
    readonly accountNumber: string
    readonly holder: string
    readonly now: Date
  },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into payout_account (member_id, bank, account_number, holder, created_at)
      values (${account.memberId}, ${account.bank}, ${account.accountNumber}, ${account.holder}, ${account.now})
      on conflict do nothing -- two tabs bind the same number at once
      returning id
    `,
  )
  return row?.id ?? null
}

export async function closeAccount(db: Db, memberId: bigint, id: string, now: Date): Promise<boolean> {
  const closed = await run(
    db,
    sql`
      update payout_account
      set closed_at = ${now}
      where id = ${id} and member_id = ${memberId} and closed_at is null
    `,
  )
  return closed === 1
}

/** Closes every open account of a member. */
export async function closeAccounts(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  await run(
    tx,
    sql`update payout_account set closed_at = ${now} where member_id = ${memberId} and closed_at is null`,
  )
}
