import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { App } from '#server/app.ts'
import { priceDeposit } from '../rules/fees.ts'
import { mostReceivable } from '../rules/second.ts'
import { mayReview } from '../rules/states.ts'
import { noteAlone } from '../store/alone.ts'
import { idOfNumber, lockDeposit, type DepositRow } from '../store/deposits.ts'
import { credit } from './credit.ts'
import type { AfterCommit } from './news.ts'
import { tellDeposit } from './tell.ts'

/** A deposit as a bank statement is matched with it, under its lock. */
export type TransferOrder = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: string
  readonly amount: Minor
  readonly isTransfer: boolean
  /** Our account as the member was shown it. */
  readonly account: string | null
  readonly state: 'waiting' | 'credited' | 'rejected'
}

function orderOf(row: DepositRow): TransferOrder {
  const { id, number, memberId, merchant, currency, amount, kind, account } = row
  const isCredited = row.state === 'approved' || row.state === 'paid'
  return {
    id,
    number,
    memberId,
    merchant,
    currency,
    amount,
    isTransfer: kind === 'bank',
    account: account?.accountNumber ?? null,
    state: isCredited ? 'credited' : mayReview(row) ? 'waiting' : 'rejected',
  }
}

/** The deposit of this number, locked until the transaction ends; null if there is none. */
export async function transferByNumber(tx: Tx, number: bigint): Promise<TransferOrder | null> {
  const id = await idOfNumber(tx, number)
  return id === null ? null : transferById(tx, id)
}

export async function transferById(tx: Tx, id: string): Promise<TransferOrder | null> {
  const row = await lockDeposit(tx, id)
  return row && orderOf(row)
}

export type TransferRefusal =
  | { readonly refused: 'deposits.decided' }
  | { readonly refused: 'deposits.receivedTooSmall' }
  | { readonly refused: 'deposits.aboveMost'; readonly detail: { readonly most: Minor } }

/**
 * Credits a transfer that a bank statement shows, in the caller's transaction, by the deposit's own key: never twice. `by` is the operator
 * who assigned it, null if it matched exactly; `aloneBy` counts it among what that operator credited without a second one. The posting is
 * the last statement.
 */
export async function creditTransfer(
  app: App,
  tx: Tx,
  id: string,
  c: {
    readonly received: Minor
    readonly by: string | null
    readonly aloneBy?: string
    readonly now: Date
  },
): Promise<TransferRefusal | { readonly tell: AfterCommit }> {
  const row = await lockDeposit(tx, id)
  if (!row || !mayReview(row)) return { refused: 'deposits.decided' }
  const most = mostReceivable(row)
  if (c.received > most) return { refused: 'deposits.aboveMost', detail: { most } }
  if (priceDeposit(c.received, row).credited <= 0n) return { refused: 'deposits.receivedTooSmall' }
  if (c.aloneBy !== undefined) await noteAlone(tx, id, c.aloneBy)
  const { wallet } = await credit(tx, row, {
    received: c.received,
    as: 'approved',
    isLate: row.state === 'expired',
    now: c.now,
    ...(c.by === null ? {} : { by: c.by }),
  })
  return {
    tell: async () => {
      tellBalance(app, row.memberId, wallet)
      await tellDeposit(app, { ...row, state: 'approved' })
    },
  }
}
