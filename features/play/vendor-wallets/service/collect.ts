import type { Given, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { vendorWallets } from '../contract/member.ts'
import { transferById } from '../store/transfers.ts'
import { vendorsIn } from '../store/vendors.ts'
import { balanceAt, beginBack } from './move.ts'
import { sendToVendor } from './settle.ts'
import { titleOf, viewOf } from './view.ts'

type Collect = typeof vendorWallets.collect

/** Transfers everything back to the main wallet. Pending transfers are left alone; vendors that do not respond are listed. */
export async function collectAll(
  app: App,
  _: Given<Collect>,
  call: CallFor<Collect>,
): Promise<Reply<Collect> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const vendors = await vendorsIn(app.db, member.merchant)
  const found = await Promise.all(
    vendors.map(async (vendor) => ({ vendor, there: await balanceAt(app, member, vendor.vendor) })),
  )
  const fresh: string[] = []
  const busy: string[] = []
  const begun = await withIdempotency(app.db, call, async (tx) => {
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
    const row = await transferById(app.db, id)
    if (row) await sendToVendor(app, row)
  }
  const rows = await Promise.all(begun.ids.map((id) => transferById(app.db, id)))
  return {
    transfers: rows.flatMap((row) => (row ? [viewOf(app, row)] : [])),
    silent: begun.silent.map((vendor) => titleOf(app, vendor)),
    busy: begun.busy.map((vendor) => titleOf(app, vendor)),
  }
}
