import { isCurrency, type Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Wallet, WalletKind, WalletState } from './types.ts'

export type WalletOf = {
  readonly owner: bigint
  readonly merchant: string
  readonly kind: WalletKind
  readonly currency: Currency
  /** Distinguishes several wallets of a kind: a bonus grant's ID. */
  readonly purpose?: string
}

type Row = {
  readonly id: bigint
  readonly owner: bigint
  readonly merchant: string
  readonly kind: WalletKind
  readonly currency: string
  readonly balance: Minor
  readonly held: Minor
  readonly seq: bigint
  readonly floor: Minor
  readonly state: WalletState
  readonly isFrozen: boolean
}

const columns = sql.raw(`
  w.id, w.owner, b.merchant, w.kind, b.currency, w.balance, w.held, w.seq, w.floor, w.is_frozen,
  case when w.state = 'open' and w.is_frozen then 'frozen' else w.state end as state
`)

function toWallet(row: Row): Wallet {
  if (!isCurrency(row.currency))
    throw new Error(`ledger: wallet ${row.id} has an unknown currency ${row.currency}`)
  return { ...row, currency: row.currency }
}

/** Points have their own books, separate from money. */
const unitOf = (kind: WalletKind) => (kind === 'points' ? 'points' : 'money')

/**
 * Opens a wallet, or returns the existing one: one per owner, kind, merchant, currency and purpose. `creditLine` lets an agent's
 * balance go that far below zero.
 */
export async function openWallet(
  tx: Db | Tx,
  of: WalletOf & { readonly creditLine?: Minor },
): Promise<bigint> {
  const { owner, merchant, kind, currency, purpose = '', creditLine = 0n } = of
  const { id } = await one<{ id: bigint }>(
    tx,
    sql`select ledger_open_wallet(
      ${owner}, ledger_book(${merchant}, ${currency}, ${unitOf(kind)}), ${kind}, ${purpose}, ${-creditLine}
    ) as id`,
  )
  return id
}

/** The wallet of an owner, or null. Owners belong to one merchant; name the merchant where that is not certain. */
export async function walletOf(
  reader: Db | Tx,
  of: Omit<WalletOf, 'merchant'> & { readonly merchant?: string },
): Promise<Wallet | null> {
  const row = await maybe<Row>(
    reader,
    sql`
      select ${columns}
      from wallet w
      join book b on b.id = w.book
      where w.owner = ${of.owner} and w.kind = ${of.kind} and b.currency = ${of.currency} and b.unit = ${unitOf(of.kind)}
        and w.purpose = ${of.purpose ?? ''} and b.merchant = coalesce(${of.merchant ?? null}, b.merchant)
    `,
  )
  return row && toWallet(row)
}

export async function walletById(reader: Db | Tx, id: bigint): Promise<Wallet | null> {
  const row = await maybe<Row>(
    reader,
    sql`
      select ${columns}
      from wallet w
      join book b on b.id = w.book
      where w.id = ${id}
    `,
  )
  return row && toWallet(row)
}

/** All wallets of an owner, oldest first. */
export async function walletsOf(reader: Db | Tx, owner: bigint): Promise<Wallet[]> {
  const rows = await many<Row>(
    reader,
    sql`
      select ${columns}
      from wallet w
      join book b on b.id = w.book
      where w.owner = ${owner}
      order by w.id
    `,
  )
  return rows.map(toWallet)
}

/**
 * Freezes (no stake, hold, transfer or withdrawal, held money included; wins and refunds are credited) or unfreezes. False if the
 * wallet does not exist or is closed.
 */
export async function setFrozen(tx: Db | Tx, wallet: bigint, isFrozen: boolean): Promise<boolean> {
  const { done } = await one<{ done: boolean | null }>(
    tx,
    sql`select ledger_freeze(${wallet}, ${isFrozen}) as done`,
  )
  return done !== null
}

/** Changes an agent's credit line (≥ 0); false if the balance is already below it. */
export async function setCreditLine(tx: Db | Tx, wallet: bigint, creditLine: Minor): Promise<boolean> {
  const { done } = await one<{ done: boolean }>(
    tx,
    sql`select ledger_set_floor(${wallet}, ${-creditLine}) as done`,
  )
  return done
}

/** Closes an empty wallet without open rounds; false otherwise. */
export async function closeWallet(tx: Db | Tx, wallet: bigint): Promise<boolean> {
  const { done } = await one<{ done: boolean }>(tx, sql`select ledger_close_wallet(${wallet}) as done`)
  return done
}

/** The balance of a house account: the sum of its stripes, for one merchant and currency, all details unless one is named. */
export async function houseBalance(
  reader: Db | Tx,
  of: {
    readonly merchant: string
    readonly currency: Currency
    readonly kind: string
    readonly detail?: string
  },
): Promise<Minor> {
  const { sum } = await one<{ sum: Minor }>(
    reader,
    sql`
      select coalesce(sum(h.balance), 0)::bigint as sum
      from house_account a
      join book b on b.id = a.book
      join hot_balance h on h.account = a.id
      where b.merchant = ${of.merchant} and b.currency = ${of.currency} and b.unit = 'money' and a.kind = ${of.kind}
        and a.detail = coalesce(${of.detail ?? null}, a.detail)
    `,
  )
  return sum
}
