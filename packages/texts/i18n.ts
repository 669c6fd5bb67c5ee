import type { Filling, Known } from './keys.ts'
import { fill, pluralCategory } from './words.ts'

/** Supported languages. English is the source and the fallback, key by key. */
export const languages = ['en', 'vi'] as const
export type Lang = (typeof languages)[number]

export type Words = Readonly<Record<string, string>>

/** Languages are named in themselves. */
export const languageNames: Record<Lang, string> = { en: 'English', vi: 'Tiếng Việt' }

/** Text tables as loaded, the newest first: copying thousands of entries into one would block a phone. */
const words: Record<Lang, readonly Words[]> = { en: [], vi: [] }
const listeners = new Set<() => void>()
let load: (lang: Lang) => Promise<Words> = async () => ({})
let loaded: ReadonlySet<Lang> = new Set()
let lang: Lang = 'en'
let version = 0
/** Keys that were rendered before their texts were loaded. */
const owed = new Set<string>()

/**
 * Initialises the texts of one application. `english` is there from the first paint, other languages are lazy chunks. Keys are flat:
 * 'refusal.deposits.amountTooSmall' is one key, not a path.
 */
export async function startTexts(english: Words, loader: (lang: Lang) => Promise<Words>): Promise<void> {
  load = loader
  loaded = new Set(['en'])
  addWords('en', english)
  followOtherTabs()
  const initial = storedLang()
  if (initial !== 'en') await changeLang(initial).catch(() => undefined) // network error: English is shown, and the picker can retry
}

/** Adds texts of a part that was loaded later; re-renders only if one of them was missing. */
export function addWords(own: Lang, more: Words): void {
  words[own] = [more, ...words[own].filter((known) => known !== more)]
  const paid = [...owed].filter((key) => Object.hasOwn(more, key))
  for (const key of paid) owed.delete(key)
  if (paid.length > 0) announce()
}

/** Changes the language of the whole page without a reload. */
export async function changeLang(next: Lang): Promise<void> {
  if (!loaded.has(next)) {
    addWords(next, await load(next))
    loaded = new Set([...loaded, next])
  }
  rememberLang(next, lang)
  lang = next
  announce()
}

export function currentLang(): Lang {
  return lang
}

/**
 * The text of a key in the page's language, in English if missing there, or the key itself. A missing key or an unfilled placeholder
 * does not compile. `{name}` is filled from values; with a `count`, `key_one` or `key_other` is chosen by the language's plural rule.
 */
export function t<const K extends string>(key: K & Known<K>, ...[values = {}]: Filling<K>): string {
  const [own, text] = found(key, values['count']) ?? [lang, key]
  return fill(own, text, values)
}

export function hasText(key: string): boolean {
  const isHere = textIn(lang, key) !== undefined
  if (!isHere) owed.add(key)
  return isHere || textIn('en', key) !== undefined
}

export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Incremented with every change of texts, so that a component knows when to render again. */
export function textsVersion(): number {
  return version
}

/** The text and the language that it is in: where English is the fallback, numbers are formatted in English. */
function found(key: string, count: string | number | undefined): readonly [Lang, string] | undefined {
  for (const own of [lang, 'en'] as const) {
    const text = textIn(own, key) ?? (count === undefined ? undefined : counted(own, key, count))
    if (text !== undefined) return [own, text]
    owe(key, count)
  }
  return undefined
}

function owe(key: string, count: string | number | undefined): void {
  owed.add(key)
  if (count === undefined) return
  owed.add(`${key}_one`)
  owed.add(`${key}_other`)
}

function counted(own: Lang, key: string, count: string | number): string | undefined {
  const form = typeof count === 'number' ? pluralCategory(own, count) : 'other'
  return textIn(own, `${key}_${form}`) ?? textIn(own, `${key}_other`)
}

function textIn(own: Lang, key: string): string | undefined {
  return words[own].find((table) => Object.hasOwn(table, key))?.[key]
}

/** Re-renders everything that shows texts. */
export function announce(): void {
  version += 1
  // setting the same value again would make the browser restyle every element
  if (typeof document !== 'undefined' && document.documentElement.lang !== lang)
    document.documentElement.lang = lang
  for (const listener of listeners) listener()
}

/** A language selected in another tab of the site is adopted here. */
function followOtherTabs(): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    const stored = storedLang()
    if (key === 'lang' && stored !== lang) void changeLang(stored).catch(() => undefined) // network error: the picker can retry
  })
}

/** Storage keys of the specification: `lang`, and `hisLang` for the previous language (decision 39). */
function rememberLang(next: Lang, shown: Lang): void {
  if (typeof localStorage === 'undefined') return
  const before = localStorage.getItem('lang') ?? shown.toUpperCase()
  if (before === next.toUpperCase()) return
  localStorage.setItem('hisLang', before)
  localStorage.setItem('lang', next.toUpperCase())
}

function storedLang(): Lang {
  if (typeof localStorage === 'undefined') return 'en'
  const stored = localStorage.getItem('lang')?.toLowerCase()
  return languages.find((known) => known === stored) ?? 'en'
}
