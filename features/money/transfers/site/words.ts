import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import type { Texts } from '#texts/use-texts.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import type { TransferRefusal } from '../rules/line.ts'

/** The screen's own validation, with formatted amounts. */
export function problemWords(texts: Texts, no: TransferRefusal, currency: Currency): string {
  const detail: Readonly<Record<string, bigint | number>> = 'detail' in no ? no.detail : {}
  const values = Object.entries(detail).map(([name, value]): [string, string] => [
    name,
    typeof value === 'bigint' ? texts.money(value, currency) : String(value),
  ])
  return texts.refusal(no.refused, Object.fromEntries(values))
}

/** The same for the server's refusals. */
export function refusalWords(texts: Texts, error: unknown, currency: Currency): string {
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return errorWords(texts, error)
  const isCount = error.code === 'transfers.dayCount'
  const values = Object.entries(error.detail).map(([name, value]): [string, string] => {
    if (name === 'until') return [name, texts.date(new Date(String(value)), 'minute')]
    return [name, isCount ? String(value) : texts.money(String(value), currency)]
  })
  return texts.refusal(error.code, Object.fromEntries(values))
}
