import type { Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { vendorWallets } from '../contract/member.ts'
import { referenceOf, type TransferRow } from '../store/transfers.ts'
import { walletVendorOf } from './vendors.ts'

/** A vendor's display name; its code where its adapter was removed. */
export function titleOf(app: App, vendor: string): string {
  return walletVendorOf(app, vendor)?.title ?? vendor
}

export function viewOf(app: App, row: TransferRow): Reply<typeof vendorWallets.walletTransfer> {
  const { id, number, vendor, direction, amount, currency, state, reason, madeAt, settledAt } = row
  const title = titleOf(app, vendor)
  const reference = referenceOf(number)
  return { id, reference, vendor, title, direction, amount, currency, state, reason, madeAt, settledAt }
}
