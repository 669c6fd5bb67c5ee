import type { Tx } from '#db/pool.ts'
import type { FreeRoundsOrders } from '#features/play/vendors/extension-points.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { post } from '#ledger/posting.ts'
import { walletById } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { inTransaction } from '#db/pool.ts'
import { hurryOrder, insertWin, lockOrder, markBack, orderById, type Order } from '../../store/orders.ts'
import { keepTerms } from '../keep-terms.ts'
import { returnedItems } from '../rest.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where wins of vendors' free rounds go: cash, or the wallet in which those collect that become a bonus. */
export const ordersAtVendors: FreeRoundsOrders = {
  async win(tx, { vendor, transaction, order: id, memberId, amount, isLast, now }) {
    const order = UUID.test(id) ? await lockOrder(tx, id) : null
    if (order?.vendor !== vendor || order.memberId !== memberId) return null
    await insertWin(tx, { vendor, transaction, order: id, amount, now })
    if (isLast) await hurryOrder(tx, id, now)
    return order.winWallet ?? order.cashWallet
  },
  async back(tx, win) {
    const marked = await markBack(tx, win)
    const order = marked && (await orderById(tx, marked.orderId))
    return order ? (order.winWallet ?? order.cashWallet) : null
  },
}

/**
 * Gives what has collected as a bonus with terms of its own: the money goes back to the operator's account and is offered in the same
 * transaction. Below zero (a win rolled back after the end) the operator bears it. The wallet's number makes each time a key of its own.
 */
export async function giveWins(tx: Tx, order: Order, now: Date): Promise<void> {
  const { id, merchant, memberId, currency, terms, winWallet } = order
  const wallet = winWallet === null ? null : await walletById(tx, winWallet)
  if (!wallet || wallet.balance === 0n || terms.wins === 'cash') return
  const key = `${id}:wins:${wallet.seq}`
  if (wallet.balance > 0n)
    await offerReward(
      tx,
      {
        merchant,
        memberId,
        source: 'bonuses',
        key,
        kind: 'bonus',
        currency,
        amount: wallet.balance,
        detail: { terms: await keepTerms(tx, terms.wins, now) },
        isEarned: true,
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    )
  const items = returnedItems(id, { wallet: wallet.id, amount: wallet.balance, key: `bonus:${key}` })
  for (const result of await post(tx, items))
    if (result.status === 'refused') throw new Error(`the wins of order ${id} were refused: ${result.reason}`)
}

/** Gives what the vendor paid, or takes over what it took back, after an order had ended. */
export async function giveLateWins(app: App, id: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.state === 'ended') await giveWins(tx, order, app.clock.now())
  })
}
