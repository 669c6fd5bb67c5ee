import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { formatElapsed } from '#texts/formats.ts'
import type { Texts } from '#texts/use-texts.ts'
import { errorWords } from '#ui/line/refusal-values.ts'

/** An amount as a field takes it: "2000000", or "2000000.50" where it has hundredths. */
export function plain(amount: Minor): string {
  return moneyText(amount).replace(/\.00$/, '')
}

/** An amount as a limit is written: grouped, without empty decimals. */
export function round(texts: Texts, amount: Minor | string, currency: Currency): string {
  return texts.money(amount, currency).replace(/[.,]00$/, '')
}

/** Time that passed or is left, without empty hours: "16:36". */
export function clockWords(ms: number): string {
  return formatElapsed(Math.max(0, ms) / 1000).replace(/^0:/, '')
}

const sums: ReadonlySet<string> = new Set(['left', 'free', 'missing'])
/** 'least' and 'most' are sums beside an amount, and plain counts beside digits, accounts and days. */
const sumRefusals: ReadonlySet<string> = new Set(['withdrawals.amountTooSmall', 'withdrawals.amountTooLarge'])

/** A refusal with its sums written as people read them. */
export function refusalWords(texts: Texts, error: unknown, currency: Currency): string {
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return errorWords(texts, error)
  const values = Object.entries(error.detail).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') return []
    const isSum = sums.has(name) || sumRefusals.has(error.code)
    return [[name, isSum ? texts.money(String(value), currency) : String(value)]]
  })
  return texts.refusal(error.code, Object.fromEntries(values))
}
