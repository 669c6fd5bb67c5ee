import type { CheckLook } from '#server/guards/human-check.ts'
import type { Brands, App } from '#server/app.ts'
import type { Currency } from '#kit/currency.ts'
import { USUAL_DECIMALS } from '#kit/shown.ts'
import { openSecret } from './service.ts'
import { settings, type SettingName, type SettingValues } from './catalogue.ts'

/** A merchant's current setting; rules get it as an argument. */
export async function settingOf<N extends SettingName>(
  app: Pick<App, 'merchants' | 'config'>,
  merchant: string,
  name: N,
): Promise<SettingValues[N]> {
  const standing = app.merchants.asTheyStand()
  return settingIn(app, standing instanceof Promise ? await standing : standing, merchant, name)
}

/** The same from a snapshot of the brands, for several reads in one call. */
export function settingIn<N extends SettingName>(
  { config }: Pick<App, 'config'>,
  brands: Brands,
  merchant: string,
  name: N,
): SettingValues[N] {
  const row = settings[name]
  const stored = brands.stored(merchant, name)
  if (stored !== undefined) return row.read(stored)
  return row.startFor({ mode: config.FAIRHOUSE_MODE, currency: brands.byCode(merchant)?.currency ?? 'VND' })
}

/** Displayed decimals per currency; play money and a currency without a brand have two (decision 45). */
export async function amountDecimals(
  app: Pick<App, 'merchants' | 'config'>,
): Promise<Readonly<Record<Currency, number>>> {
  const all = await app.merchants.all()
  const own = await Promise.all(
    all.map(async ({ code, currency }) => [currency, await settingOf(app, code, 'amountDecimals')] as const),
  )
  const usual = { VND: USUAL_DECIMALS, USD: USUAL_DECIMALS, FUN: USUAL_DECIMALS }
  return { ...usual, ...Object.fromEntries(own) }
}

type Sealed = Pick<App, 'merchants' | 'config' | 'vault'>

/** A secret setting in plain text, empty if unset. Throws if it was encrypted with another installation's key. */
export async function secretOf(app: Sealed, merchant: string, name: SettingName): Promise<string> {
  const stored = await app.merchants.stored(merchant, name)
  return typeof stored === 'string' && stored !== '' ? openSecret(app.vault, stored) : ''
}

/** A brand's human check (decision 17); Geetest without its ID and key falls back to proof of work. */
export async function checkLookOf(app: Sealed, merchant: string): Promise<CheckLook> {
  const look = await settingOf(app, merchant, 'humanCheck')
  if (look !== 'geetest') return { look }
  const [id, key, script, validate] = await Promise.all([
    settingOf(app, merchant, 'geetestId'),
    secretOf(app, merchant, 'geetestKey'),
    settingOf(app, merchant, 'geetestScript'),
    settingOf(app, merchant, 'geetestValidate'),
  ])
  if (id === '' || key === '') return { look: 'work' }
  // a live installation runs only Geetest's own script, no matter what a setting says
  return app.config.FAIRHOUSE_MODE === 'live'
    ? { look, id, key, script: settings.geetestScript.starts, validate: settings.geetestValidate.starts }
    : { look, id, key, script, validate }
}

export { brandStart } from './brand-start.ts'
export { changeSecret, changeSetting } from './service.ts'
export { changeFlag } from '#features/platform/merchants/public.ts'
