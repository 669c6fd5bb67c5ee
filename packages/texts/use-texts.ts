import { useMemo, useSyncExternalStore } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { DateStyle } from './dates.ts'
import { keepAmountDecimals, type Decimals } from './decimals.ts'
import {
  formatDate,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPpm,
  formatShare,
  type Money,
  type MoneyOptions,
} from './formats.ts'
import { announce, currentLang, hasText, onTexts, t, textsVersion, type Lang } from './i18n.ts'

export type Texts = {
  readonly lang: Lang
  /** The text of a key, `{name}` filled from values. */
  readonly t: typeof t
  /** The text of a refusal's code; a general sentence if the code has none. */
  readonly refusal: (code: string, values?: Record<string, string | number>) => string
  readonly money: (amount: Money, currency: Currency, options?: MoneyOptions) => string
  readonly number: (value: number | bigint) => string
  /** The server's decimal text ("7.50") in the language's format. */
  readonly decimal: (text: string) => string
  /** The server's share ("96.22 %") in the language's format. */
  readonly share: (text: string) => string
  readonly ppm: (value: number | bigint) => string
  readonly date: (at: Date, style: DateStyle) => string
}

let zone: string | undefined

/** The merchant's time zone once it is known; until then times are in the viewer's own. */
export function setTimeZone(name: string): void {
  if (zone === name) return
  zone = name
  announce()
}

/** Displayed decimals per currency; amounts re-render when they change. */
export function setAmountDecimals(table: Decimals): void {
  if (keepAmountDecimals(table)) announce()
}

export function timeZone(): string {
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Texts, money, numbers and dates in the page's language; re-renders when it changes. */
export function useTexts(): Texts {
  const version = useSyncExternalStore(onTexts, textsVersion, textsVersion)
  return useMemo(() => textsOf(currentLang(), version), [version])
}

function textsOf(lang: Lang, _version: number): Texts {
  return {
    lang,
    t,
    refusal: (code, values) => (hasText(`refusal.${code}`) ? t(`refusal.${code}`, values) : t('ui.refused')),
    money: (amount, currency, options) => formatMoney(lang, amount, currency, options),
    number: (value) => formatNumber(lang, value),
    decimal: (text) => formatDecimal(lang, text),
    share: (text) => formatShare(lang, text),
    ppm: (value) => formatPpm(lang, value),
    date: (at, style) => formatDate(lang, at, style, zone),
  }
}
