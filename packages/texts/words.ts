import type { ContractCodes } from '#contract/route.ts'

/** The refusals of a contract that need a text: `refusal.<code>` each. */
export type RefusalWords<C> = { readonly [K in `refusal.${ContractCodes<C>}`]: string }

/**
 * English texts of a feature; does not compile while a refusal of its contract has none. `export const en = englishOf<typeof
 * deposits>()({ 'refusal.deposits.tooSmall': '…', 'deposits.title': '…' })`
 */
export function englishOf<C = Record<never, never>>() {
  return <const W extends RefusalWords<C> & { readonly [key: string]: string }>(words: W): W => words
}

/** Another language of the same feature: exactly the keys of the English texts. */
export type SameKeys<W> = { readonly [K in keyof W]: string }

/**
 * Fills `{name}` placeholders. One without a value stays visible, so that a test finds it. A duration placeholder with unit names,
 * `{name|second|seconds|minutes|hours}`, is shown in minutes over two minutes and in hours over two hours, rounded up, so that whoever
 * returns then is not too early.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (place, name: string, units?: string) =>
    values[name] === undefined
      ? place
      : units
        ? spanText(+values[name], units.split('|'))
        : `${values[name]}`,
  )
}

function spanText(seconds: number, units: readonly string[]): string {
  const nth = seconds > 7200 ? 3 : seconds > 120 ? 2 : seconds === 1 ? 0 : 1
  return `${Math.ceil(seconds / [1, 1, 60, 3600][nth]!)} ${units[nth]}`
}
