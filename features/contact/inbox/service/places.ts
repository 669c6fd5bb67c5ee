import { currencies, type Currency } from '#kit/currency.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { formatDate, formatMoney } from '#texts/formats.ts'

// Values of a message's placeholders are stored as of the time of writing and formatted in the reader's current language. Example: {
// amount: { minor: 1_000_000_000n, currency: 'VND' } } is stored as {"amount": {"money": "100000.00", "currency": "VND"}} and shown as
// "100,000.00 ₫" or "100.000,00 ₫".

export type PlaceValue =
  | string
  | number
  | Date
  | { readonly minor: Minor; readonly currency: Currency }
  | { readonly words: string }
  | Both

/** A name that an operator wrote in each language. */
type Both = { readonly en: string; readonly vi: string }

type Stored =
  | string
  | number
  | { readonly at: string }
  | { readonly money: string; readonly currency: string }
  | { readonly words: string }
  | Both

/** The stored form of a placeholder's value. */
export function storedPlace(value: PlaceValue): Stored {
  if (value instanceof Date) return { at: value.toISOString() }
  if (typeof value === 'object' && 'minor' in value)
    return { money: moneyText(value.minor), currency: value.currency }
  return value
}

export type Reader = {
  readonly language: 'en' | 'vi'
  readonly timeZone: string
  /** The text of a key, for placeholders that are texts themselves. */
  readonly words: (key: string) => string
}

/** A stored value as the reader sees it; a value of unknown form is shown as plain text. */
export function shownPlace(value: unknown, { language, timeZone, words }: Reader): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('at' in value) return formatDate(language, new Date(String(value.at)), 'minute', timeZone)
  if ('money' in value && 'currency' in value && isCurrency(value.currency))
    return formatMoney(language, String(value.money), value.currency, { symbol: true })
  if ('words' in value) return words(String(value.words))
  if ('en' in value && 'vi' in value) return String(value[language])
  return ''
}

function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(currencies, value)
}
