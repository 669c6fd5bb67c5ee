import type { House } from '#server/house.ts'
import { settings, type SettingName, type SettingValues } from './settings.ts'

/** A merchant's setting as it stands now; rules get it as an argument. */
export async function settingOf<N extends SettingName>(
  house: House,
  merchant: string,
  name: N,
): Promise<SettingValues[N]> {
  const row = settings[name]
  const stored = await house.merchants.stored(merchant, name)
  if (stored !== undefined) return row.read(stored)
  return house.config.FAIRHOUSE_MODE === 'demo' ? (row.demo ?? row.starts) : row.starts
}

export { changeSetting } from './service.ts'
export { changeFlag } from '#features/merchants/door.ts'
