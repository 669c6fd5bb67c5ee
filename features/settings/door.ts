import type { House } from '#server/house.ts'
import { settings, type SettingName, type SettingValues } from './settings.ts'

/** A merchant's setting as it stands now; rules get it as an argument. */
export async function settingOf<N extends SettingName>(
  house: House,
  merchant: string,
  name: N,
): Promise<SettingValues[N]> {
  const stored = await house.merchants.stored(merchant, name)
  return stored === undefined ? settings[name].starts : settings[name].read(stored)
}

export { changeFlag, changeSetting } from './service.ts'
