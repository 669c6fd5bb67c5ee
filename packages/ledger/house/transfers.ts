import { one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import type { HouseKind } from '../chart.ts'
import { keyUuid } from '../core/keys.ts'
import { declareKinds } from '../core/declare.ts'
import { definedPostings } from '../posting.ts'

/** The house account of a kind and detail in a brand's book of money; opened on first use. */
export async function houseAccount(
  tx: Tx,
  at: {
    readonly merchant: string
    readonly currency: string
    readonly kind: HouseKind
    readonly detail: string
  },
): Promise<bigint> {
  await declareKinds(tx, definedPostings()) // the chart of accounts, on a new database
  const { id } = await one<{ id: bigint }>(
    tx,
    sql`select ledger_house_account(ledger_book(${at.merchant}, ${at.currency}), ${at.kind}, ${at.detail}) as id`,
  )
  return id
}

export type HouseTransfer = {
  readonly key: string
  readonly from: bigint
  readonly to: bigint
  /** Positive. */
  readonly amount: Minor
  readonly note: string
}

/**
 * Moves money between two house accounts of one book within the caller's transaction; false if the key moved it before. Throws if the key
 * moved something else.
 */
export async function transferHouse(
  tx: Tx,
  { key, from, to, amount, note }: HouseTransfer,
): Promise<boolean> {
  const { moved } = await one<{ moved: boolean }>(
    tx,
    sql`select ledger_house_transfer(${keyUuid(key)}::uuid, ${from}, ${to}, ${amount}, ${note}) as moved`,
  )
  return moved
}

/** Balances of house accounts, by account. */
export async function houseBalances(
  reader: Db | Tx,
  accounts: readonly bigint[],
): Promise<ReadonlyMap<bigint, Minor>> {
  const { rows } = await sql<{ account: bigint; balance: bigint }>`
    select account, sum(balance)::int8 as balance from hot_balance where account = any(${accounts}::int8[]) group by account
  `.execute(reader)
  return new Map(rows.map(({ account, balance }) => [account, balance]))
}
