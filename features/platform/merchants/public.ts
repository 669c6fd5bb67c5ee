import type { Db, Tx } from '#db/pool.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { flagNames, type FlagName } from './catalogue.ts'
import { packTitle } from './says.ts'
import { termsFor, termsNow, type Applied } from './service/terms.ts'
import { hostRows, packRows, routeRows, writeFlag, type RouteRow } from './store.ts'

export { createMerchants } from './service/snapshot.ts'
export { addBrand, type NewBrand } from './service/brand.ts'
export { changeStatus } from './service/change.ts'
export { brandsSetUp, configurationOf } from './service/set-up.ts'
export { spokenTerms } from './service/packs.ts'
export { READ_BEFORE_MS, tellBrands } from './service/tell.ts'
export { termsFor, termsNow, type Applied }
export type { Terms } from './shapes.ts'

/** Retention of a brand's records in days: its own setting, but at least what its jurisdiction requires. */
export async function keepDays(app: App, merchant: string, days: number): Promise<number> {
  const { terms } = await termsFor(app, { merchant, country: null })
  return Math.max(days, terms.recordDaysLeast)
}

/** Whether a flag is on for a brand, as of now. */
export function isOn(app: App, merchant: string, flag: FlagName): Promise<boolean> {
  return app.merchants.isOn(merchant, flag)
}

/** Every flag of a brand. */
export async function flagsOf(app: App, merchant: string): Promise<Readonly<Record<string, boolean>>> {
  const switched = flagNames().map(async (flag) => [flag, await isOn(app, merchant, flag)] as const)
  return Object.fromEntries(await Promise.all(switched))
}

/** Switches a flag; every process is notified at commit. */
export async function changeFlag(
  tx: Db | Tx,
  merchant: string,
  name: FlagName,
  isOn: boolean,
  now: Date,
): Promise<void> {
  await writeFlag(tx, { merchant, name, isOn }, now)
}

/** A brand's site for links that operators share: its first host, otherwise the site's own address. */
export async function siteAddressOf(
  { config: { SITE_ORIGIN, PORT, FAIRHOUSE_MODE }, db }: Pick<App, 'config' | 'db'>,
  merchant: string,
): Promise<string> {
  const own = (await hostRows(db)).find((row) => row.merchant === merchant)
  if (own) return FAIRHOUSE_MODE === 'live' ? `https://${own.host}` : `http://${own.host}:${PORT}`
  return SITE_ORIGIN ?? `http://localhost:${PORT}`
}

/** For the seed: hosts mapped to a brand, and the domains it is reached at. */
export { addHost, addRoute } from './store.ts'

/** A brand's domains, with their measured speeds. */
export async function routesOf(app: App, merchant: string): Promise<readonly RouteRow[]> {
  return (await routeRows(app.db)).filter((route) => route.merchant === merchant)
}

/** All jurisdiction packs, named in the operator's language. */
export async function packsOf(
  db: Db,
  language: Language,
): Promise<readonly { readonly code: string; readonly title: string }[]> {
  return (await packRows(db)).map((pack) => ({ code: pack.code, title: packTitle(pack, language) }))
}
