import { inTransaction } from '#db/pool.ts'
import { saveVendor } from '#features/play/vendor-wallets/store/vendors.ts'
import { major } from '#kit/money.ts'
import type { World } from '../world.ts'

/** Both brands let members transfer money to the sandbox arcade, which has its own wallet. */
export async function seedVendorWallets({ owner }: World): Promise<void> {
  await inTransaction(owner, async (tx) => {
    const common = { vendor: 'arcade', isOpen: true }
    await saveVendor(tx, { ...common, merchant: 'JADE', least: major(10_000), most: major(50_000_000) })
    await saveVendor(tx, { ...common, merchant: 'AMBER', least: major(1), most: major(5_000) })
  })
}
