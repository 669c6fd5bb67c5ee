import type { Language } from '#server/call.ts'
import { settings, type SettingName } from './catalogue.ts'

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
