import { inPlace } from '#contract/declare/place.ts'
import type { SettingRow } from '#contract/declare/setting.ts'
import { settings as rows } from '#features/declared/settings.ts'

export type SettingName = keyof typeof rows
export type SettingValues = { readonly [N in SettingName]: ReturnType<(typeof rows)[N]['read']> }

/** Every setting of a merchant, as each feature declares its own in `settings.ts`. */
export const settings: { readonly [N in SettingName]: SettingRow<SettingValues[N]> } = rows

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(rows, name)
}

const inOrder = inPlace(settings)

/** All names in the order of the back office's list. */
export function settingNames(): readonly SettingName[] {
  return inOrder
}

/** Whether one operator may change it alone; never for a name that is no setting. */
export function isLight(name: unknown): boolean {
  return typeof name === 'string' && isSetting(name) && settings[name].isLight
}
