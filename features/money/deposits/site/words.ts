import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import { depositReachedWords } from '#features/compliance/limits/words.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { formatDecimal } from '#texts/formats.ts'
import type { Texts } from '#texts/use-texts.ts'
import { errorWords } from '#ui/api/refusal-values.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600
/** Up to this many seconds count as immediate. */
const AT_ONCE_SECONDS = 10

/** An amount in a field's format: "2000000", or "2000000.50" with hundredths. */
export function plain(amount: Minor): string {
  return moneyText(amount).replace(/\.00$/, '')
}

/**
 * The crypto amount in the language's format: beside dong a point would be read as a thousands separator. The copied text keeps the
 * point.
 */
export function coinText(lang: string, amount: string, asset: string): string {
  return `${formatDecimal(lang, amount)} ${asset}`
}

/** A limit's format: grouped, without empty decimals. */
export function round(texts: Texts, amount: Minor, currency: Currency): string {
  return texts.money(amount, currency).replace(/[.,]00$/, '')
}

export function arrivalWords({ t }: Texts, seconds: number): string {
  if (seconds <= AT_ONCE_SECONDS) return t('deposits.arrival.now')
  if (seconds < HOUR_SECONDS)
    return t('deposits.arrival.minutes', { count: Math.max(1, Math.round(seconds / MINUTE_SECONDS)) })
  return t('deposits.arrival.hours', { count: Math.round(seconds / HOUR_SECONDS) })
}

export function feeWords(
  texts: Texts,
  { feePpm, feeFixed }: { readonly feePpm: number; readonly feeFixed: Minor },
  currency: Currency,
): string {
  const share = texts.ppm(feePpm)
  const amount = texts.money(feeFixed, currency, { symbol: true })
  if (feePpm === 0 && feeFixed === 0n) return texts.t('deposits.noFee')
  if (feePpm === 0) return texts.t('deposits.feeFixed', { amount })
  return feeFixed === 0n
    ? texts.t('deposits.feeShare', { share })
    : texts.t('deposits.feeBoth', { share, amount })
}

/** The same where no label says that it is the fee. */
export function feeTag(texts: Texts, method: Parameters<typeof feeWords>[1], currency: Currency): string {
  const fee = feeWords(texts, method, currency)
  return method.feePpm === 0 && method.feeFixed === 0n ? fee : texts.t('deposits.feeIs', { fee })
}

/** A refusal with its amounts and times formatted. */
export function refusalWords(texts: Texts, error: unknown, currency: Currency): string {
  const reached = depositReachedWords(texts, error, currency)
  if (reached !== null) return reached
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return errorWords(texts, error)
  const values = Object.entries(error.detail).map(([name, value]): [string, string] => {
    if (name === 'until') return [name, texts.date(new Date(String(value)), 'minute')]
    const isSum = name === 'least' || name === 'most' || name === 'left'
    return [name, isSum ? texts.money(String(value), currency) : String(value)]
  })
  return texts.refusal(error.code, Object.fromEntries(values))
}
