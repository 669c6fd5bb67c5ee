import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem, PostResult, WalletAfter } from '#ledger/types.ts'
import type { Minor } from '#kit/money.ts'
import {
  depositCredited,
  depositCreditedOverLimit,
  depositFee,
  depositMatched,
  depositMatchedOverLimit,
} from '../postings.ts'
import { priceDeposit, type Priced } from '../rules/fees.ts'
import { afterSuccess } from '../rules/throttle.ts'
import {
  markSavepoint,
  referenceOf,
  setCredited,
  undoToSavepoint,
  type DepositRow,
} from '../store/deposits.ts'
import { addEvent, guardOf, lockThrottle, saveThrottle } from '../store/events.ts'

export type Credit = Priced & { readonly wallet: WalletAfter }

/**
 * Credits what arrived, once: the key is derived from the deposit, so that even a second caller past the row's lock cannot credit
 * again. The caller holds the deposit's lock. Money above a limit is credited too, as over the limit, and the member may withdraw it.
 */
export async function credit(
  tx: Tx,
  row: DepositRow,
  c: {
    readonly received: Minor
    readonly as: 'paid' | 'approved'
    readonly isLate: boolean
    readonly now: Date
    readonly by?: string
    /** Why it differs from the ordered amount. */
    readonly reason?: string | null
  },
): Promise<Credit> {
  const priced = priceDeposit(c.received, row)
  await setCredited(tx, row.id, {
    state: c.as,
    amount: c.received,
    fee: priced.fee,
    isLate: c.isLate,
    reason: c.reason ?? null,
    now: c.now,
  })
  const what = c.as === 'approved' ? 'approved' : c.isLate ? 'creditedLate' : 'credited'
  await addEvent(tx, row.id, { at: c.now, what, ...(c.by ? { by: c.by } : {}) })
  await tellMember(tx, {
    memberId: row.memberId,
    kind: 'money',
    occasion: `deposit:${row.id}`,
    text: 'deposited',
    values: {
      amount: { minor: priced.credited, currency: row.currency },
      reference: referenceOf(row.number),
    },
    link: '/index?member=depositv2',
    now: c.now,
  })
  const guard = await guardOf(tx, row.memberId)
  if (guard.failedAt.length || guard.heldUntil) {
    await saveThrottle(tx, row.memberId, afterSuccess(await lockThrottle(tx, row.memberId)))
  }
  return { ...priced, wallet: await move(tx, row, c.received, priced.fee) }
}

/** Both entries in one posting: wallets and house accounts are locked once, in the ledger's order. */
async function move(tx: Tx, row: DepositRow, received: Minor, fee: Minor): Promise<WalletAfter> {
  const common = { wallet: row.wallet, ref: row.id }
  const isMatched = row.kind === 'member'
  const [plain, over] = isMatched
    ? [depositMatched, depositMatchedOverLimit]
    : [depositCredited, depositCreditedOverLimit]
  const gross = { ...common, amount: received, detail: isMatched ? 'matching' : (row.processor ?? 'bank') }
  const charge: PostItem[] = fee
    ? [{ ...common, amount: fee, detail: 'deposit', posting: depositFee, key: `deposit:${row.id}:fee` }]
    : []
  await markSavepoint(tx)
  const within = await post(tx, [{ ...gross, posting: plain, key: `deposit:${row.id}` }, ...charge])
  if (within[0]?.status !== 'refused' || within[0].reason !== 'limit') return settled(row, within)
  await undoToSavepoint(tx) // the fee must not be posted without the credit
  const above = { ...gross, posting: over, key: `deposit:${row.id}:over` }
  return settled(row, await post(tx, [above, ...charge]))
}

function settled(row: DepositRow, results: readonly PostResult[]): WalletAfter {
  const last = results.at(-1)
  const refused = results.find((result) => result.status === 'refused')
  if (refused || !last || last.status === 'refused')
    throw new Error(`deposit ${row.id}: the ledger refused (${refused?.reason})`)
  return last
}
