import type { CheckLook } from '#server/guards/human-check.ts'
import type { Brands, House } from '#server/house.ts'
import type { Currency } from '#kit/currency.ts'
import { USUAL_DECIMALS } from '#kit/shown.ts'
import { openSecret } from './service.ts'
import { settings, type SettingName, type SettingValues } from './settings.ts'

/** A merchant's current setting; rules get it as an argument. */
export async function settingOf<N extends SettingName>(
  house: Pick<House, 'merchants' | 'config'>,
  merchant: string,
  name: N,
): Promise<SettingValues[N]> {
  const standing = house.merchants.asTheyStand()
  return settingIn(house, standing instanceof Promise ? await standing : standing, merchant, name)
}

/** The same from a snapshot of the brands, for several reads in one call. */
export function settingIn<N extends SettingName>(
  { config }: Pick<House, 'config'>,
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
  house: Pick<House, 'merchants' | 'config'>,
): Promise<Readonly<Record<Currency, number>>> {
  const all = await house.merchants.all()
  const own = await Promise.all(
    all.map(
      async ({ code, currency }) => [currency, await settingOf(house, code, 'amountDecimals')] as const,
    ),
  )
  const usual = { VND: USUAL_DECIMALS, USD: USUAL_DECIMALS, FUN: USUAL_DECIMALS }
  return { ...usual, ...Object.fromEntries(own) }
}

type Sealed = Pick<House, 'merchants' | 'config' | 'vault'>

/** A secret setting in plain text, empty if unset. Throws if it was encrypted with another installation's key. */
export async function secretOf(house: Sealed, merchant: string, name: SettingName): Promise<string> {
  const stored = await house.merchants.stored(merchant, name)
  return typeof stored === 'string' && stored !== '' ? openSecret(house.vault, stored) : ''
}

/** A brand's human check (decision 17); Geetest without its ID and key falls back to proof of work. */
export async function checkLookOf(house: Sealed, merchant: string): Promise<CheckLook> {
  const look = await settingOf(house, merchant, 'humanCheck')
  if (look !== 'geetest') return { look }
  const [id, key, script, validate] = await Promise.all([
    settingOf(house, merchant, 'geetestId'),
    secretOf(house, merchant, 'geetestKey'),
    settingOf(house, merchant, 'geetestScript'),
    settingOf(house, merchant, 'geetestValidate'),
  ])
  if (id === '' || key === '') return { look: 'work' }
  // a live installation runs only Geetest's own script, whatever a setting says
  return house.config.FAIRHOUSE_MODE === 'live'
    ? { look, id, key, script: settings.geetestScript.starts, validate: settings.geetestValidate.starts }
    : { look, id, key, script, validate }
}

export { brandStart } from './brand-start.ts'
export { changeSecret, changeSetting } from './service.ts'
export { changeFlag } from '#features/platform/merchants/public.ts'
