import { readyToPlay } from '#features/limits/door.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { vendorWallets } from '../contract.ts'
import { pendingOf, transfersOf, vendorsIn } from '../store.ts'
import { balanceAt, vendorIn } from './move.ts'
import { VendorSilentError } from './vendor.ts'
import { walletVendorOf } from './vendors.ts'
import { titleOf, viewOf } from './view.ts'

type Contract = typeof vendorWallets

const PAGE = 20

/** The main wallet beside each vendor's, as the vendors say now. */
export async function showWallets(
  house: House,
  { member }: CallFor<Contract['merchantWallet']>,
): Promise<Reply<Contract['merchantWallet']>> {
  const { id: owner, currency } = member
  const [wallet, vendors, pending] = await Promise.all([
    walletOf(house.db, { owner, kind: 'cash', currency }),
    vendorsIn(house.db, member.merchant),
    pendingOf(house.db, owner),
  ])
  const wallets = await Promise.all(
    vendors.map(async ({ vendor, isOpen, least, most }) => {
      const waiting = pending.find((row) => row.vendor === vendor)
      return {
        vendor,
        title: titleOf(house, vendor),
        balance: await balanceAt(house, member, vendor),
        isOpen,
        least,
        most,
        pending: waiting ? viewOf(house, waiting) : null,
      }
    }),
  )
  // a closed vendor where nothing is left is nobody's wallet any more
  const shown = wallets.filter(({ isOpen, balance, pending: own }) => isOpen || balance !== 0n || own)
  return { currency, free: wallet ? wallet.balance - wallet.held : 0n, wallets: shown }
}

export async function listTransfers(
  house: House,
  { query }: Given<Contract['transfers']>,
  { member }: CallFor<Contract['transfers']>,
): Promise<Reply<Contract['transfers']>> {
  const limit = query.limit ?? PAGE
  const below = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const rows = await transfersOf(house.db, member.id, { below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => viewOf(house, row)),
    next: rows.length > limit ? (shown.at(-1)?.number.toString() ?? null) : null,
  }
}

/** A way into the vendor's own games: for whom may play, as with any game of ours. */
export async function visitVendor(
  house: House,
  { body }: Given<Contract['visit']>,
  { member, merchant, language, host, header, now }: CallFor<Contract['visit']>,
): Promise<Reply<Contract['visit']> | Refusal<Contract['visit']>> {
  const row = await vendorIn(house, member.merchant, body.vendor)
  const vendor = row && walletVendorOf(house, row.vendor)
  if (!row || !vendor) return { refused: 'vendorWallets.unknownVendor' }
  if (!row.isOpen) return { refused: 'vendorWallets.closed' }
  const refused = await readyToPlay(house, member, 'casino', now)
  if (refused) return refused
  const origin = house.config.SITE_ORIGIN ?? `http://${header('host') ?? 'localhost'}`
  const returnUrl = `${origin}/index?member=transferFund`
  const { id, currency } = member
  try {
    return {
      url: await vendor.visit({
        merchant: merchant.code,
        member: id.toString(),
        currency,
        language,
        returnUrl,
        host,
      }),
    }
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error
    return { refused: 'vendorWallets.notReachable' }
  }
}
