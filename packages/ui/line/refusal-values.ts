import { moneyText } from '#kit/money.ts'
import { LineError, RefusedError } from '#contract/envelope.ts'
import type { Texts } from '#texts/use-texts.ts'

/** What a refusal's detail gives its words to fill: the flat texts and numbers of it. */
export function refusalValues(refused: RefusedError): Record<string, string | number> {
  const detail = refused.detail
  if (typeof detail !== 'object' || detail === null) return {}
  return Object.fromEntries(
    Object.entries(detail).flatMap<[string, string | number]>(([name, value]) => {
      if (typeof value === 'string' || typeof value === 'number') return [[name, value]]
      return typeof value === 'bigint' ? [[name, moneyText(value)]] : []
    }),
  )
}

/** One sentence for any error, for a place beside a button or in a toast. */
export function errorWords(texts: Pick<Texts, 't' | 'refusal'>, error: unknown): string {
  if (error instanceof RefusedError) return texts.refusal(error.code, refusalValues(error))
  return texts.t(error instanceof LineError ? 'ui.line' : 'ui.wrong')
}
