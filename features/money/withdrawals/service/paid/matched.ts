import type { Db, Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem, WalletAfter } from '#ledger/types.ts'
import type { Minor } from '#kit/money.ts'
import { withdrawalFeeReturned, withdrawalReturned } from '../../postings.ts'
import { addEvent } from '../../store/facts.ts'
import { setMatchedOver } from '../../store/changes.ts'
import { lockWithdrawal, payeeOf, type PayeeRow, type WithdrawalRow } from '../../store/withdrawals.ts'
import { tellOutcome } from '../tell.ts'

/** The destination of a bank transfer that pays a withdrawal, by a member or an operator. */
export async function matchedPayee(reader: Db | Tx, withdrawal: string): Promise<PayeeRow> {
  const payee = await payeeOf(reader, withdrawal)
  if (!payee) throw new Error(`withdrawal ${withdrawal} is gone`)
  return payee
}

export type MatchedEnd = {
  /** Returned to the wallet now. */
  readonly back: Minor
  /** Every part is settled: how much was returned in total, and whether that is everything. Null: it continues. */
  readonly end: { readonly returned: Minor; readonly isAllBack: boolean } | null
  /** The number of this return, for the posting's key. */
  readonly no: number
  readonly now: Date
}

/** What no one paid is returned; once all parts are settled the withdrawal ends. The posting comes last. */
export async function returnMatched(
  tx: Tx,
  withdrawal: string,
  { back, end, no, now }: MatchedEnd,
): Promise<{ readonly row: WithdrawalRow; readonly wallet: WalletAfter | null }> {
  const row = await lockWithdrawal(tx, withdrawal)
  if (!row) throw new Error(`withdrawal ${withdrawal} is gone`)
  const fee = end?.isAllBack ? row.fee : 0n
  const state = end ? (end.isAllBack ? 'failed' : 'received') : row.state
  if (back > 0n) await addEvent(tx, row.id, { at: now, what: 'matchReturned' })
  if (end) {
    await setMatchedOver(tx, row.id, {
      state: end.isAllBack ? 'failed' : 'received',
      returned: end.returned + fee,
      now,
    })
    await addEvent(tx, row.id, { at: now, what: end.isAllBack ? 'failed' : 'received' })
    await tellOutcome(tx, row, { is: end.isAllBack ? 'failed' : 'paid', reason: null, now })
  }
  const common = { wallet: row.wallet, ref: row.id }
  const key = `withdrawal:${row.id}:matchReturned:${no}`
  const items: PostItem[] = []
  if (back > 0n) items.push({ ...common, posting: withdrawalReturned, key, amount: back, detail: 'matching' })
  if (fee > 0n)
    items.push({
      ...common,
      posting: withdrawalFeeReturned,
      key: `withdrawal:${row.id}:feeReturned`,
      amount: fee,
      detail: 'withdrawal',
    })
  const results = items.length ? await post(tx, items) : []
  const refused = results.find((result) => result.status === 'refused')
  const last = results.at(-1)
  if (refused) throw new Error(`withdrawal ${row.id}: the ledger refused (${refused.reason})`)
  return { row: { ...row, state }, wallet: last && last.status !== 'refused' ? last : null }
}
