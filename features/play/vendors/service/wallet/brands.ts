import { offersNow, type Offers } from '#features/compliance/limits/public.ts'
import { settingIn } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'

export type Brands = ReadonlyMap<string, { readonly idleMinutes: number; readonly isClosed: boolean }>

export type Ground = { readonly brands: Brands; readonly offers: Offers }

/** An address of no one: whether the brand is closed to everybody is asked, not where the vendor's server stands. */
const NOWHERE = '127.0.0.1'

/**
 * What a stake has to know of the brands and of jurisdictions. Read before the transaction begins: inside, it would take a
 * second connection while the first is held, and a crowd of calls would wait for each other for ever.
 */
export async function groundNow(app: App): Promise<Ground> {
  const [brands, offers] = await Promise.all([brandsNow(app), offersNow(app)])
  return { brands, offers }
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
