import type { Db, Tx } from '#db/pool.ts'
import { productTitle } from '#features/rewards/mall/public.ts'
import type { Gift } from '../rules/gifts.ts'
import type { Both } from '../store/promotions.ts'

/** The name of the product that a promotion gives. */
export async function itemOf(reader: Db | Tx, merchant: string, gift: Gift): Promise<Both | null> {
  return gift.kind === 'goods' ? productTitle(reader, { id: gift.product, merchant }) : null
}
