import { moneyText } from '#kit/money.ts'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { formatDecimal } from '#texts/formats.ts'
import { currentLang } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'

/** An amount in wire format: "50000.00". */
const WIRE_MONEY = /^-?\d{1,13}\.\d{2,4}$/

/** Grouped in the page's language; the currency is unknown here, so the decimals are unchanged. */
const inWords = (text: string): string => formatDecimal(currentLang(), text)

/** Placeholder values from a refusal's detail: its flat texts and numbers. */
export function refusalValues({ detail }: { readonly detail?: unknown }): Record<string, string | number> {
  if (typeof detail !== 'object' || detail === null) return {}
  return Object.fromEntries(
    Object.entries(detail).flatMap<[string, string | number]>(([name, value]) => {
      if (typeof value === 'string') return [[name, WIRE_MONEY.test(value) ? inWords(value) : value]]
      if (typeof value === 'number') return [[name, value]]
      return typeof value === 'bigint' ? [[name, inWords(moneyText(value))]] : []
    }),
  )
}

/** The key of a refusal's text; for a field that a rule rejects, the rule's, because a field's name is not for readers. */
export function refusalCode({ code, detail }: RefusedError): string {
  const isRule = code === 'validation.field' && typeof detail === 'object' && detail !== null
  return isRule && 'problem' in detail ? `${code}.${String(detail.problem)}` : code
}

/** One sentence for any error, for a place beside a button or in a toast. */
export function errorWords(texts: Pick<Texts, 't' | 'refusal'>, error: unknown): string {
  if (error instanceof RefusedError) return texts.refusal(refusalCode(error), refusalValues(error))
  return texts.t(error instanceof NetworkError ? 'ui.line' : 'ui.wrong')
}
