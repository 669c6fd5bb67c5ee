import type { Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import type { Wallet, WalletAfter } from '#ledger/types.ts'
import { openWallet, walletById, walletOf } from '#ledger/wallets.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

type Owner = { readonly id: bigint; readonly merchant: string; readonly currency: Currency }

/** The member's cash wallet, created on first use. */
export async function cashWallet(tx: Tx, { id, merchant, currency }: Owner): Promise<Wallet> {
  const of = { owner: id, merchant, kind: 'cash', currency } as const
  const known = await walletOf(tx, of)
  if (known) return known
  const opened = await walletById(tx, await openWallet(tx, of))
  if (!opened) throw new Error(`the wallet of member ${id} did not open`)
  return opened
}

/** After the commit of a posting: every open tab of the member shows the new balance. */
export function tellBalance(app: App, memberId: bigint, { balance, held, seq }: WalletAfter): void {
  app.events.publish(`member:${memberId}`, {
    topic: 'wallet.balance',
    seq: seq.toString(),
    patch: { balance: moneyText(balance), held: moneyText(held) },
  })
}

/** After a hold was placed or released: no ledger entry was written, so the wallet's own number is unchanged. */
export async function tellHeld(app: App, memberId: bigint, { balance, held }: WalletAfter): Promise<void> {
  app.events.publish(`member:${memberId}`, {
    topic: 'wallet.held',
    seq: (await nextEventNumber(app.db)).toString(),
    patch: { balance: moneyText(balance), held: moneyText(held) },
  })
}

/** A wallet's movements and play by day; days are the brand's, both ends inclusive. */
export { daySums, everSums, playEver, playSums, windowOf, type DaySum, type PlaySum } from './store/days.ts'
