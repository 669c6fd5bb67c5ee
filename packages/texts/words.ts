import type { ContractCodes } from '#contract/route.ts'
import { figure } from './figures.ts'

/** The refusals of a contract that need a text: `refusal.<code>` each. */
export type RefusalWords<C> = { readonly [K in `refusal.${ContractCodes<C>}`]: string }

/**
 * English texts of a feature; does not compile while a refusal of its contract has none. `export const en = englishOf<typeof
 * deposits>()({ 'refusal.deposits.tooSmall': '…', 'deposits.title': '…' })`
 */
export function englishOf<C = Record<never, never>>() {
  return <const W extends RefusalWords<C> & { readonly [key: string]: string }>(words: W): W => words
}

/** Vietnamese texts of the same feature: exactly the keys of the English texts, but for `key_one`: Vietnamese has one plural form. */
export type SameKeys<W> = { readonly [K in keyof W as K extends `${string}_one` ? never : K]: string }

/** The categories of CLDR, in the order in which a text lists its forms. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof CATEGORIES)[number]

const pluralRules = new Map<string, Intl.PluralRules>()

/** The category a language counts with: English has `one` and `other`, Vietnamese `other` only. */
export function pluralCategory(lang: string, count: number): PluralCategory {
  return pluralRulesOf(lang).select(count)
}

function pluralRulesOf(lang: string): Intl.PluralRules {
  const known = pluralRules.get(lang) ?? new Intl.PluralRules(lang)
  pluralRules.set(lang, known)
  return known
}

/**
 * Fills `{name}` placeholders. One without a value stays visible, so that a test finds it. A placeholder that lists the plural forms of
 * its language, `{games|game|games}` in English and `{games|trò chơi}` in Vietnamese, is filled with the number and its form: "1 game".
 * A duration placeholder with unit names, `{name|second|seconds|minutes|hours}`, is shown in minutes over two minutes and in hours over
 * two hours, rounded up, so that anyone who returns then is not too early.
 */
export function fill(
  lang: string,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (place, name: string, listed?: string) => {
    const value = values[name]
    if (value === undefined) return place
    const forms = listed?.split('|') ?? []
    if (forms.length === DURATION_FORMS) return durationText(Number(value), forms)
    if (forms.length > 0) return `${numberText(lang, value)} ${formOf(lang, Number(value), forms)}`
    return name === 'count' ? numberText(lang, value) : String(value)
  })
}

/** A number with its digits grouped as the language does; a text as it is. */
function numberText(lang: string, value: string | number): string {
  return typeof value === 'number' ? figure(lang, String(value)) : value
}

function formOf(lang: string, count: number, forms: readonly string[]): string {
  const { pluralCategories } = pluralRulesOf(lang).resolvedOptions()
  const own = CATEGORIES.filter((category) => pluralCategories.includes(category))
  return forms[own.indexOf(pluralCategory(lang, count))] ?? forms.at(-1)!
}

const DURATION_FORMS = 4

function durationText(seconds: number, units: readonly string[]): string {
  const nth = seconds > 7200 ? 3 : seconds > 120 ? 2 : seconds === 1 ? 0 : 1
  return `${Math.ceil(seconds / [1, 1, 60, 3600][nth]!)} ${units[nth]}`
}
