import type { Db, Tx } from '#db/pool.ts'
import {
  lockWithdrawal,
  noteWithdrawal,
  setPayoutPaid,
  type AfterCommit,
} from '#features/money/withdrawals/public.ts'
import type { App } from '#server/app.ts'
import { decideBooked } from '../rules.ts'
import { lockPayout, payoutNamed, setBooked, type PayoutRow } from '../store/payouts.ts'
import { tellManualPayouts } from './tell.ts'

/** A payout as the matching of bank statements needs it. */
export type NamedPayout = Pick<PayoutRow, 'id' | 'number' | 'merchant' | 'currency' | 'amount' | 'state'>

/**
 * The payout of a brand that an outgoing entry of a bank statement names: by the withdrawal's number if its text has one, otherwise by the
 * bank's reference that an operator recorded. Locks withdrawal and payout until the transaction ends.
 */
export async function lockNamedPayout(
  tx: Tx,
  at: { readonly merchant: string; readonly number: bigint | null; readonly bankReference: string },
): Promise<NamedPayout | null> {
  const found = await payoutNamed(tx, at)
  if (!found) return null
  await lockWithdrawal(tx, found.id)
  return lockPayout(tx, found.id)
}

/** The same without locks, for a preview. */
export function namedPayout(
  reader: Db | Tx,
  at: { readonly merchant: string; readonly number: bigint | null; readonly bankReference: string },
): Promise<NamedPayout | null> {
  return payoutNamed(reader, at)
}

/**
 * The bank's statement shows the transfer of this payout, in the exact amount: it is paid, no matter what operators have recorded. One
 * that is paid already is only marked as found; null for a payout whose money was returned to the member: an operator has to look.
 */
export async function takeBooked(
  app: App,
  tx: Tx,
  id: string,
  booked: { readonly bankReference: string; readonly bookedOn: string; readonly now: Date },
): Promise<AfterCommit | null> {
  const withdrawal = await lockWithdrawal(tx, id)
  const payout = await lockPayout(tx, id)
  if (!withdrawal || !payout) throw new Error(`manual payout ${id} is gone`)
  const does = decideBooked(payout.state)
  if (does === 'alarm') return null
  await setBooked(tx, id, booked)
  if (does === 'confirm') return () => tellManualPayouts(app)
  const { now, bankReference } = booked
  await noteWithdrawal(tx, id, { at: now, what: 'paymentBooked', note: bankReference })
  const tell = await setPayoutPaid(app, tx, withdrawal, { reference: bankReference, now })
  return async () => {
    await tell()
    await tellManualPayouts(app)
  }
}
