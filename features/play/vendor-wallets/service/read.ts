import { pageOf, windowOf } from '#db/review/pages.ts'
import type { Minor } from '#kit/money.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { vendorWallets } from '../contract/member.ts'
import { pendingOf, transfersOf, vendorsUsedBy } from '../store/transfers.ts'
import { vendorsIn } from '../store/vendors.ts'
import { balanceAt } from './move.ts'
import { titleOf, viewOf } from './view.ts'

type Contract = typeof vendorWallets

const PAGE = 20

/** The main wallet and each vendor wallet with the balance that the vendor reports. */
export async function showWallets(
  app: App,
  { member }: CallFor<Contract['merchantWallet']>,
): Promise<Reply<Contract['merchantWallet']>> {
  const { id: owner, currency } = member
  const [wallet, vendors, pending] = await Promise.all([
    walletOf(app.db, { owner, kind: 'cash', currency }),
    vendorsIn(app.db, member.merchant),
    pendingOf(app.db, owner),
  ])
  const wallets = await Promise.all(
    vendors.map(async ({ vendor, isOpen, least, most }) => {
      const waiting = pending.find((row) => row.vendor === vendor)
      return {
        vendor,
        title: titleOf(app, vendor),
        balance: await balanceAt(app, member, vendor),
        isOpen,
        least,
        most,
        pending: waiting ? viewOf(app, waiting) : null,
      }
    }),
  )
  // hide a closed vendor with an empty wallet
  const shown = wallets.filter(({ isOpen, balance, pending: own }) => isOpen || balance !== 0n || own)
  const isHeld = wallet !== null && wallet.state !== 'open'
  return { currency, free: wallet ? wallet.balance - wallet.held : 0n, isHeld, wallets: shown }
}

export async function listTransfers(
  app: App,
  { query }: Given<Contract['transfers']>,
  { member }: CallFor<Contract['transfers']>,
): Promise<Reply<Contract['transfers']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await transfersOf(app.db, member.id, window), window)
  return { rows: shown.map((row) => viewOf(app, row)), next }
}

export type AtVendor = {
  readonly vendor: string
  readonly title: string
  /** As the vendor reports it; null if it does not respond. */
  readonly balance: Minor | null
  /** Pending in either direction; until the vendor responds, its balance may already include it. */
  readonly moving: Minor
}

/** A member's balances in vendor wallets; polls only vendors to which the member ever sent money. */
export async function fundsAtVendors(app: App, member: MemberCaller): Promise<readonly AtVendor[]> {
  const { id, merchant, currency } = member
  const [vendors, pending] = await Promise.all([
    vendorsUsedBy(app.db, { memberId: id, merchant, currency }),
    pendingOf(app.db, id),
  ])
  return Promise.all(
    vendors.map(async (vendor) => ({
      vendor,
      title: titleOf(app, vendor),
      balance: await balanceAt(app, member, vendor),
      moving: pending.reduce((sum, row) => (row.vendor === vendor ? sum + row.amount : sum), 0n),
    })),
  )
}
