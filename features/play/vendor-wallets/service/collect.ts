import type { Given, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { once } from '#server/once.ts'
import type { vendorWallets } from '../contract/member.ts'
import { transferById } from '../store/transfers.ts'
import { vendorsIn } from '../store/vendors.ts'
import { balanceAt, beginBack } from './move.ts'
import { tellVendor } from './settle.ts'
import { titleOf, viewOf } from './view.ts'

type Collect = typeof vendorWallets.collect

/** Brings everything home. What is under way already is left to end; a vendor that does not answer is named. */
export async function collectAll(
  house: House,
  _: Given<Collect>,
  call: CallFor<Collect>,
): Promise<Reply<Collect> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const vendors = await vendorsIn(house.db, member.merchant)
  const found = await Promise.all(
    vendors.map(async (vendor) => ({ vendor, there: await balanceAt(house, member, vendor.vendor) })),
  )
  const fresh: string[] = []
  const busy: string[] = []
  const begun = await once(house.db, call, async (tx) => {
    for (const { vendor, there } of found) {
      const made = there ? await beginBack(tx, there, { vendor, call }) : null
      if (made) fresh.push(made.id)
      else if (there) busy.push(vendor.vendor)
    }
    const silent = found.flatMap(({ vendor, there }) => (there === null ? [vendor.vendor] : []))
    return { ids: fresh, silent, busy }
  })
  if ('refused' in begun) return begun
  for (const id of fresh) {
    const row = await transferById(house.db, id)
    if (row) await tellVendor(house, row)
  }
  const rows = await Promise.all(begun.ids.map((id) => transferById(house.db, id)))
  return {
    transfers: rows.flatMap((row) => (row ? [viewOf(house, row)] : [])),
    silent: begun.silent.map((vendor) => titleOf(house, vendor)),
    busy: begun.busy.map((vendor) => titleOf(house, vendor)),
  }
}
