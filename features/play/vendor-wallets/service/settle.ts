import { inTransaction, type Tx } from '#db/pool.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'
import type { Posting, WalletAfter } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import { vendorBack, vendorReturned } from '../postings.ts'
import { settle, type Settling } from '../rules/moves.ts'
import { openIncident } from '../store/incidents.ts'
import { lockTransfer, setAsked, setSettled, transferById, type TransferRow } from '../store/transfers.ts'
import { recordVendorStatus, setVerdictAsked } from '../store/verdicts.ts'
import { VendorSilentError, type VendorStatus, type WalletVendor } from './vendor.ts'
import { walletVendorOf } from './vendors.ts'

/** A longer reason is truncated: the vendor's text is shown to operators. */
const MOST_REASON = 200
const MOST_REF = 80

function orderOf({ id, merchant, memberId, currency, direction, amount }: TransferRow) {
  return { merchant, member: memberId.toString(), currency, reference: id, direction, amount }
}

/** The status of a transfer that the vendor does not know, once two operators have decided how it ended. */
function unknownToVendor({ amount, currency }: TransferRow): VendorStatus {
  return { told: 'failed', vendorRef: '', reason: 'unknown', amount, currency }
}

/** Whether the vendor responded. Where it did not, the transfer stays pending: its outcome is unknown, so no money moves. */
async function requestStatus(
  app: App,
  row: TransferRow,
  ask: (vendor: WalletVendor) => Promise<VendorStatus | null>,
): Promise<boolean> {
  const vendor = walletVendorOf(app, row.vendor)
  if (!vendor) return false
  await setAsked(app.db, row.id, app.clock.now())
  try {
    const status = await ask(vendor)
    if (status) await applyVendorStatus(app, row.id, status)
    return true
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error
    app.log.warn({ error, transfer: row.id }, 'no response from the provider; the transfer waits')
    return false
  }
}

/** Sends the transfer to the vendor for the first time. Our id is its idempotency key, so a retry moves no money. */
export function sendToVendor(app: App, row: TransferRow): Promise<boolean> {
  return requestStatus(app, row, (vendor) => vendor.move(orderOf(row)))
}

/** Polls the status; retries the transfer with the same id where the vendor does not know it. */
export function pollOrResend(app: App, row: TransferRow): Promise<boolean> {
  return requestStatus(
    app,
    row,
    async (vendor) => (await vendor.statusOf(row.merchant, row.id)) ?? (await vendor.move(orderOf(row))),
  )
}

/** Polls the status without a retry: for transfers that operators decide, or have decided. */
export async function pollVendorStatus(app: App, row: TransferRow): Promise<boolean> {
  await setVerdictAsked(app.db, row.id, app.clock.now())
  const unknown = row.state === 'pending' ? null : unknownToVendor(row)
  return requestStatus(app, row, async (vendor) => (await vendor.statusOf(row.merchant, row.id)) ?? unknown)
}

/** Applies a vendor's status once: state and money change in one transaction. */
async function applyVendorStatus(app: App, id: string, status: VendorStatus): Promise<void> {
  const now = app.clock.now()
  const done = await inTransaction(app.db, async (tx): Promise<Settled | null> => {
    const row = await lockTransfer(tx, id)
    if (!row) throw new Error(`transfer ${id} is gone`)
    const isSame = status.amount === row.amount && status.currency === row.currency
    const settling = isSame ? settle(row.state, row.direction, status.told) : 'alarm'
    if (status.told !== 'pending' && (isSame || row.state !== 'pending'))
      await recordVendorStatus(tx, id, status.told, now)
    if (settling === 'wait') return null
    if (settling === 'alarm') {
      await openIncident(
        tx,
        id,
        `${status.told} ${moneyText(status.amount)} ${status.currency}`.slice(0, MOST_REASON),
        now,
      )
      app.log.error(
        { transfer: id, state: row.state, status: status.told },
        'conflicting reports from a provider',
      )
      return null
    }
    const { vendorRef, reason } = status
    return endTransfer(tx, row, settling, { reason, vendorRef, now })
  })
  if (done) await notifyMember(app, id, done)
}

/** The vendor's reference is null where operators decided. */
type End = { readonly reason: string | null; readonly vendorRef: string | null; readonly now: Date }
/** The member's wallet, if its balance changed. */
export type Settled = { readonly wallet: WalletAfter | null }

/** Ends a pending transfer that the caller has locked, and makes its posting. After the commit: `notifyMember`. */
export async function endTransfer(
  tx: Tx,
  row: TransferRow,
  settling: Exclude<Settling, 'wait' | 'alarm'>,
  { reason, vendorRef, now }: End,
): Promise<Settled> {
  const isDone = settling === 'finish' || settling === 'credit'
  await setSettled(tx, row.id, {
    state: isDone ? 'done' : 'failed',
    reason: isDone ? null : (reason?.slice(0, MOST_REASON) ?? null),
    vendorRef: vendorRef?.slice(0, MOST_REF) ?? null,
    now,
  })
  if (settling === 'credit') return { wallet: await credit(tx, row, vendorBack, 'back') }
  if (settling === 'giveBack') return { wallet: await credit(tx, row, vendorReturned, 'returned') }
  return { wallet: null }
}

async function credit(tx: Tx, row: TransferRow, posting: Posting, what: string): Promise<WalletAfter> {
  const { id, wallet, amount, vendor } = row
  const result = await postOne(tx, {
    posting,
    key: `vendor:${id}:${what}`,
    wallet,
    amount,
    detail: vendor,
    ref: id,
  })
  if (result.status === 'refused') throw new Error(`transfer ${id}: the ledger refused (${result.reason})`)
  return result
}

/** After the commit: sends an event to the member's tabs. */
export async function notifyMember(app: App, id: string, { wallet }: Settled): Promise<void> {
  const row = await transferById(app.db, id)
  if (!row) return
  if (wallet) tellBalance(app, row.memberId, wallet)
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`member:${row.memberId}`, { topic: 'vendorWallets.changed', seq, patch: { id } })
}
