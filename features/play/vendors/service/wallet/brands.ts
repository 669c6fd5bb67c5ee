import { offersNow, type Offers } from '#features/compliance/limits/public.ts'
import { settingIn } from '#features/platform/settings/public.ts'
import { freeRoundsOrders, type FreeRoundsOrders } from '../../extension-points.ts'
import type { App } from '#server/app.ts'

export type Brands = ReadonlyMap<string, { readonly idleMinutes: number; readonly isClosed: boolean }>

export type Ground = {
  readonly brands: Brands
  readonly offers: Offers
  readonly freeRounds: FreeRoundsOrders
}

/** A neutral address: checks whether the brand is closed for all visitors, not the region of the vendor's server. */
const NOWHERE = '127.0.0.1'

/**
 * Brand and jurisdiction data for a stake. Read before the transaction begins: inside, it would take a second connection while the first is
 * held, and many concurrent calls could deadlock on the pool.
 */
export async function groundNow(app: App): Promise<Ground> {
  const [brands, offers] = await Promise.all([brandsNow(app), offersNow(app)])
  return { brands, offers, freeRounds: freeRoundsOrders.of(app) }
}

async function brandsNow(app: App): Promise<Brands> {
  const rows = await app.merchants.all()
  const standing = await app.merchants.asTheyStand()
  return new Map(
    rows.map(({ code }) => [
      code,
      {
        idleMinutes: settingIn(app, standing, code, 'sessionIdleMinutes'),
        isClosed: standing.standing(code, NOWHERE).systemStatus === 1,
      },
    ]),
  )
}
