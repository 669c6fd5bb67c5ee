import { currencies, type Currency } from '#kit/currency.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import { shownText } from '#kit/shown.ts'
import { decimalsOf } from './decimals.ts'
import { dateText, type DateStyle } from './dates.ts'
import { figure, figureParts, type FigurePart } from './figures.ts'

/** Ledger units or the decimal text of the wire: both are exact, neither is a float. */
export type Money = Minor | string

export type MoneyOptions = {
  /** With the currency's symbol where the language puts it. */
  readonly symbol?: boolean
  /** '+' before positive amounts: for results and movements. */
  readonly signed?: boolean
  /** For a server, which formats for many pages: the currency's displayed decimals. A page knows them itself. */
  readonly decimals?: number
}

/**
 * Formats money with the decimals of its currency (2 by default, decision 45) and separators. Further digits are cut downwards, so a
 * screen never shows more than the ledger holds: 1.2399 is 1.23, and a loss of 1.2301 is 1.24, for units and for wire text alike. Wins
 * minus stakes then add up; `#kit/shown.ts` does it for records.
 */
export function formatMoney(
  lang: string,
  amount: Money,
  currency: Currency,
  options: MoneyOptions = {},
): string {
  return moneyParts(lang, amount, currency, options)
    .map((part) => part.value)
    .join('')
}

export function moneyParts(
  lang: string,
  amount: Money,
  currency: Currency,
  { symbol = false, signed = false, decimals = decimalsOf(currency) }: MoneyOptions = {},
): FigurePart[] {
  const units = typeof amount === 'bigint' ? amount : parseMoney(amount)
  const text = units === null ? String(amount) : shownText(units, decimals)
  const sign = symbol ? { symbol: currencies[currency].symbol } : {}
  return figureParts(lang, text, { decimals, signed, ...sign })
}

export function formatNumber(lang: string, value: number | bigint): string {
  return Number.isInteger(Number(value)) && Math.abs(Number(value)) < MOST_EXACT
    ? figure(lang, value.toString())
    : cached(`n:${lang}`, () => new Intl.NumberFormat(lang)).format(value)
}

/** From here on JavaScript formats a number with an exponent. */
const MOST_EXACT = 1e21

/** A share in parts per million, with up to two decimals: 962_400 is "96.24%". */
export function formatPpm(lang: string, ppm: number | bigint): string {
  const hundredths = typeof ppm === 'bigint' ? ppm / 100n : BigInt(Math.trunc(ppm / 100))
  const size = hundredths < 0n ? -hundredths : hundredths
  const rest = (size % 100n).toString().padStart(2, '0').replace(/0+$/, '')
  return `${figure(lang, `${hundredths < 0n ? '-' : ''}${size / 100n}${rest && `.${rest}`}`)}%`
}

/** The server's decimal text ("7.50") in the language's format, with the same number of decimals. */
export function formatDecimal(lang: string, text: string): string {
  return figure(lang, text)
}

/** Shares as the server sends them ("96.22 %", "99.00 % – 96.00 %") in the language's format: "96,22%". Other text is unchanged. */
export function formatShare(lang: string, text: string): string {
  return text.trim().replace(/(\d+(?:\.\d+)?)\s*%/g, (_, number: string) => `${formatDecimal(lang, number)}%`)
}

/** A figure that a game publishes besides its RTP: a share, "1 in n", a multiple of the stake, or a count. */
export type Odd = { readonly show: 'percent' | 'oneIn' | 'times' | 'count'; readonly text: string }

/** "26.02%", "1 in 135", "3,000 ×"; `oneIn` inserts the number into the language's sentence. */
export function formatOdd(lang: string, { show, text }: Odd, oneIn: (count: string) => string): string {
  if (show === 'percent') return formatShare(lang, text)
  const count = formatDecimal(lang, text)
  return show === 'oneIn' ? oneIn(count) : show === 'times' ? `${count} ×` : count
}

/** A date and time in the given zone; in the viewer's own by default. */
export function formatDate(lang: string, at: Date, style: DateStyle, zone?: string): string {
  return dateText(lang, at, style, zone)
}

/** Elapsed hours, minutes and seconds: "0:24:09". */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => value.toString().padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

const formats = new Map<string, unknown>()

/** Formatters are expensive to create and cheap to cache. The key names the constructor, so the cast is safe. */
function cached<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known) return known as Format
  const made = make()
  formats.set(key, made)
  return made
}
