import { inTransaction, type Tx } from '#db/pool.ts'
import { nextNews } from '#features/payments/door.ts'
import { tellBalance } from '#features/wallet/door.ts'
import { postOne } from '#ledger/posting.ts'
import type { Posting, WalletAfter } from '#ledger/types.ts'
import type { House } from '#server/house.ts'
import { vendorBack, vendorReturned } from '../postings.ts'
import { settle } from '../rules.ts'
import { addAlarm, lockTransfer, setAsked, setSettled, transferById, type TransferRow } from '../store.ts'
import { VendorSilentError, type VendorNews, type WalletVendor } from './vendor.ts'
import { walletVendorOf } from './vendors.ts'

/** A reason longer than this is cut: the vendor's words are shown to operators. */
const MOST_REASON = 200

function orderOf({ id, merchant, memberId, currency, direction, amount }: TransferRow) {
  return { merchant, member: memberId.toString(), currency, reference: id, direction, amount }
}

/** Whether an answer came. A silent vendor leaves the transfer pending: nothing is known, so nothing moves. */
async function heard(
  house: House,
  row: TransferRow,
  ask: (vendor: WalletVendor) => Promise<VendorNews>,
): Promise<boolean> {
  const vendor = walletVendorOf(house, row.vendor)
  if (!vendor) return false
  await setAsked(house.db, row.id, house.clock.now())
  try {
    await takeNews(house, row.id, await ask(vendor))
    return true
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error
    house.log.warn({ error, transfer: row.id }, 'the vendor is silent; the transfer waits')
    return false
  }
}

/** Tells the vendor for the first time; it knows our id and moves the money once. */
export function tellVendor(house: House, row: TransferRow): Promise<boolean> {
  return heard(house, row, (vendor) => vendor.move(orderOf(row)))
}

/** Asks how it ended; a vendor that never heard of it is told again, by the same id. */
export function askVendor(house: House, row: TransferRow): Promise<boolean> {
  return heard(
    house,
    row,
    async (vendor) => (await vendor.newsOf(row.merchant, row.id)) ?? (await vendor.move(orderOf(row))),
  )
}

/** Takes what a vendor said, once: the state and the money change together. */
async function takeNews(house: House, id: string, news: VendorNews): Promise<void> {
  const now = house.clock.now()
  const done = await inTransaction(house.db, async (tx): Promise<{ wallet: WalletAfter | null } | null> => {
    const row = await lockTransfer(tx, id)
    if (!row) throw new Error(`transfer ${id} is gone`)
    const isSame = news.amount === row.amount && news.currency === row.currency
    const settling = isSame ? settle(row.state, row.direction, news.told) : 'alarm'
    if (settling === 'wait') return null
    if (settling === 'alarm') {
      await addAlarm(tx, id, `${news.told} ${news.currency} ${news.amount}`.slice(0, MOST_REASON), now)
      house.log.error({ transfer: id, state: row.state, news: news.told }, 'a vendor tells two things')
      return null
    }
    const isDone = settling === 'finish' || settling === 'credit'
    const state = isDone ? 'done' : 'failed'
    const reason = isDone ? null : (news.reason?.slice(0, MOST_REASON) ?? null)
    await setSettled(tx, id, { state, reason, vendorRef: news.vendorRef.slice(0, 80), now })
    if (settling === 'credit') return { wallet: await credit(tx, row, vendorBack, 'back') }
    if (settling === 'giveBack') return { wallet: await credit(tx, row, vendorReturned, 'returned') }
    return { wallet: null }
  })
  if (done) await tellTransfer(house, id, done.wallet)
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

/** After the commit: the member's tabs hear of it. */
async function tellTransfer(house: House, id: string, wallet: WalletAfter | null): Promise<void> {
  const row = await transferById(house.db, id)
  if (!row) return
  if (wallet) tellBalance(house, row.memberId, wallet)
  const seq = (await nextNews(house.db)).toString()
  house.hints.tell(`member:${row.memberId}`, { topic: 'vendorWallets.changed', seq, patch: { id } })
}
