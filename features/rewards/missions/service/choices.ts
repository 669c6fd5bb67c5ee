import type { Given, Reply } from '#contract/route.ts'
import type { Db, Tx } from '#db/pool.ts'
import { liveDrawNames } from '#features/rewards/draws/public.ts'
import { productNames } from '#features/rewards/mall/public.ts'
import type { App } from '#server/app.ts'
import type { missionsOffice } from '../contract/office.ts'
import type { Gift } from '../rules/gift.ts'

type Choices = (typeof missionsOffice)['choices']

/** What the form offers to choose from. */
export async function giftChoices(
  app: App,
  { query: { merchant } }: Given<Choices>,
): Promise<Reply<Choices>> {
  const [products, draws] = await Promise.all([
    productNames(app.db, merchant),
    liveDrawNames(app.db, merchant),
  ])
  return { products, draws }
}

/** Whether a brand has the products, raffles and wheels that gifts name: another one's could never be credited. */
export async function areOfBrand(
  reader: Db | Tx,
  merchant: string,
  gifts: readonly Gift[],
): Promise<boolean> {
  const [products, draws] = await Promise.all([
    productNames(reader, merchant),
    liveDrawNames(reader, merchant),
  ])
  return gifts.every((gift) => {
    if (gift.kind === 'goods') return products.some(({ id }) => id === gift.product)
    if (gift.kind !== 'tickets' && gift.kind !== 'spins') return true
    const kind = gift.kind === 'tickets' ? 'raffle' : 'wheel'
    return draws.some((draw) => draw.id === gift.draw && draw.kind === kind)
  })
}
