import type { Currency } from '#kit/currency.ts'
import { hasText } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { Setting } from './settings-tab.tsx'

/** What a choice of a setting is called; its code where it has no name. */
export function optionWords(t: Texts['t'], setting: string, option: string): string {
  const key = `settings.option.${setting}.${option}`
  return hasText(key) ? t(key) : option
}

const MONEY = /^\d+(\.\d+)?$/

/** A value as an operator reads it: amounts with separators and currency, choices by name. */
export function valueWords(
  { t, money, number }: Pick<Texts, 't' | 'money' | 'number'>,
  { name, kind }: Pick<Setting, 'name' | 'kind'>,
  value: Setting['value'],
  currency: Currency,
): string {
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no')
  if (Array.isArray(value))
    return value.map((each) => optionWords(t, name, each)).join(', ') || t('settings.empty')
  if (value === '') return t('settings.empty')
  if (kind === 'money' && MONEY.test(String(value))) return money(String(value), currency, { symbol: true })
  if (kind === 'whole' && typeof value === 'number') return number(value)
  return kind === 'choice' ? optionWords(t, name, String(value)) : String(value)
}
