import type { Language } from '#server/call.ts'
import { isSetting, settings, type SettingName } from './catalogue.ts'

/** Where a description names its source for developers: not shown to operators. */
const SOURCE = /\s*[(;]\s*(?:decisions? \d+[^)]*|[A-Z]{1,3}-?\d+)\)/g

/** A setting's description in the operator's language. */
export function settingSays(name: SettingName, language: Language): string {
  const { en, vi } = settings[name]
  return language === 'vi' ? vi : en.replace(SOURCE, (found) => (found.trim().startsWith(';') ? ')' : ''))
}

/** A setting's name in the operator's language; its code where none is declared. */
export function settingTitle(name: SettingName, language: Language): string {
  const own = settings[name].name
  return own ? own[language === 'vi' ? 1 : 0] : name
}

/** What the audit log calls changed settings: 'JADE/setting:receiptMinutes' is "JADE · Confirmed after (minutes)". */
export async function settingReferences(_: unknown, ids: readonly string[], language: Language) {
  return ids.flatMap((id) => {
    const [brand = '', name = ''] = id.split('/setting:')
    return isSetting(name) ? [{ id, text: `${brand} · ${settingTitle(name, language)}`, state: brand }] : []
  })
}
