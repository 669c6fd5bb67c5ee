import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import type { WalletAfter } from '#ledger/types.ts'
import { lockDeposit, setClosed, type DepositRow } from '../store/deposits.ts'
import { addEvent } from '../store/events.ts'
import { credit } from './credit.ts'

/** A deposit that another member receives, and its depositor's wallet if money moved. */
export type Matched = { readonly row: DepositRow; readonly wallet: WalletAfter | null }

async function lockMatched(tx: Tx, id: string): Promise<DepositRow> {
  const row = await lockDeposit(tx, id)
  if (row?.kind !== 'member') throw new Error(`deposit ${id} is not paid to a member`)
  return row
}

/** The receiver confirmed this amount: it is credited to the depositor. The posting is the last statement of the transaction. */
export async function creditMatched(
  tx: Tx,
  id: string,
  {
    received,
    by,
    reason,
    now,
  }: {
    readonly received: Minor
    readonly by: string
    /** The operator's reason for the credited amount; shown to the depositor. */
    readonly reason: string | null
    readonly now: Date
  },
): Promise<Matched> {
  const row = await lockMatched(tx, id)
  const { wallet } = await credit(tx, row, { received, as: 'approved', isLate: false, now, by, reason })
  return { row: { ...row, state: 'approved' }, wallet }
}

/** Nothing was sent in time, or nothing arrived: the deposit ends without money. */
export async function cancelMatched(
  tx: Tx,
  id: string,
  {
    state,
    reason,
    now,
  }: { readonly state: 'expired' | 'rejected'; readonly reason: string | null; readonly now: Date },
): Promise<Matched> {
  const row = await lockMatched(tx, id)
  await setClosed(tx, id, { state, reason, now })
  await addEvent(tx, id, { at: now, what: state, note: reason })
  return { row: { ...row, state }, wallet: null }
}
