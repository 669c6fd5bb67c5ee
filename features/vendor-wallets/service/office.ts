import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/audit/door.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { vendorWalletsOffice } from '../contract.ts'
import { floatsIn, saveVendor, transferById, transfersBy, vendorsIn } from '../store.ts'
import { askVendor } from './settle.ts'
import { walletVendorNames, walletVendorOf } from './vendors.ts'
import { titleOf, viewOf } from './view.ts'

type Contract = typeof vendorWalletsOffice

const PAGE = 50

export async function listVendors(
  house: House,
  { query }: Given<Contract['vendors']>,
): Promise<Reply<Contract['vendors']>> {
  const merchant = query.merchant ?? null
  const rows = await vendorsIn(house.db, merchant)
  return {
    adapted: walletVendorNames.map((vendor) => ({ vendor, title: titleOf(house, vendor) })),
    rows: rows.map((row) => ({ ...row, title: titleOf(house, row.vendor) })),
    floats: await floatsIn(house.db, merchant),
  }
}

export async function listAll(
  house: House,
  { query }: Given<Contract['transfers']>,
): Promise<Reply<Contract['transfers']>> {
  const limit = query.limit ?? PAGE
  const below = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const { merchant = null, state = null, find = null } = query
  const rows = await transfersBy(house.db, { merchant, state, find, below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => ({
      ...viewOf(house, row),
      merchant: row.merchant,
      memberId: row.memberId,
      account: row.account,
      vendorRef: row.vendorRef,
      isAlarmed: row.isAlarmed,
    })),
    next: rows.length > limit ? (shown.at(-1)?.number.toString() ?? null) : null,
  }
}

const texts = ({ isOpen, least, most }: { isOpen: boolean; least: bigint; most: bigint }) => ({
  isOpen,
  least: moneyText(least),
  most: moneyText(most),
})

/** Opens, closes or bounds a vendor's wallet in a brand; what lies there may always come home. */
export async function setVendor(
  house: House,
  { params, body }: Given<Contract['setVendor']>,
  { operator, ip, now }: CallFor<Contract['setVendor']>,
): Promise<Reply<Contract['setVendor']> | Refusal<Contract['setVendor']>> {
  const { merchant, vendor } = params
  if (!walletVendorOf(house, vendor) || !(await house.merchants.byCode(merchant)))
    return { refused: 'vendorWallets.unknownVendor' }
  if (body.least > body.most) return { refused: 'vendorWallets.boundsCrossed' }
  await inTransaction(house.db, async (tx) => {
    const before = (await vendorsIn(tx, merchant)).find((row) => row.vendor === vendor)
    await saveVendor(tx, { merchant, vendor, ...body })
    await writeAudit(tx, {
      operator,
      action: 'vendors.setWallet',
      object: `vendorWallet:${merchant}:${vendor}`,
      ...(before ? { before: texts(before) } : {}),
      after: texts(body),
      ip,
      now,
    })
  })
  return {}
}

export async function askNow(
  house: House,
  { params }: Given<Contract['ask']>,
): Promise<Reply<Contract['ask']> | Refusal<Contract['ask']>> {
  const row = await transferById(house.db, params.id)
  if (row?.merchant !== params.merchant) return { refused: 'vendorWallets.unknownTransfer' }
  if (row.state === 'pending' && !(await askVendor(house, row)))
    return { refused: 'vendorWallets.notReachable' }
  return { state: (await transferById(house.db, row.id))?.state ?? row.state }
}
