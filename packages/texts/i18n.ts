import { createInstance } from 'i18next'

/** Languages the product has words in. English is the source and the fallback, key by key. */
export const languages = ['en', 'vi'] as const
export type Lang = (typeof languages)[number]

export type Words = Readonly<Record<string, string>>

/** Names of languages are written in themselves. */
export const languageNames: Record<Lang, string> = { en: 'English', vi: 'Tiếng Việt' }

const i18n = createInstance()
const listeners = new Set<() => void>()
let load: (lang: Lang) => Promise<Words> = async () => ({})
let version = 0

/**
 * Starts the words of one application. `english` is there from the first paint, other languages are lazy chunks.
 * Keys are flat: 'refusal.deposits.amountTooSmall' is one key, not a path.
 */
export async function startTexts(english: Words, loader: (lang: Lang) => Promise<Words>): Promise<void> {
  load = loader
  const initial = storedLang()
  await i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    resources: { en: { translation: { ...english } } },
  })
  if (initial !== 'en') await changeLang(initial).catch(() => undefined)
  else announce()
}

/** Adds words of a lazy part (the gallery, the agent area) to what is there. */
export function addWords(lang: Lang, words: Words): void {
  i18n.addResourceBundle(lang, 'translation', words, true, true)
  announce()
}

/** Changes the language of the whole page at once, without a reload. */
export async function changeLang(lang: Lang): Promise<void> {
  if (lang !== 'en' && !i18n.hasResourceBundle(lang, 'translation')) {
    i18n.addResourceBundle(lang, 'translation', await load(lang))
  }
  await i18n.changeLanguage(lang)
  rememberLang(lang)
  announce()
}

export function currentLang(): Lang {
  return languages.find((lang) => lang === i18n.language) ?? 'en'
}

export function t(key: string, values?: Record<string, string | number>): string {
  return i18n.t(key, values ?? {})
}

export function hasText(key: string): boolean {
  return i18n.exists(key)
}

export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts every change of words, so that a component knows when to draw again. */
export function textsVersion(): number {
  return version
}

function announce(): void {
  version += 1
  if (typeof document !== 'undefined') document.documentElement.lang = currentLang()
  for (const listener of listeners) listener()
}

/** Storage keys of the specification: `lang`, and `hisLang` for the language before (decision 39). */
function rememberLang(lang: Lang): void {
  if (typeof localStorage === 'undefined') return
  const before = localStorage.getItem('lang')
  if (before === lang.toUpperCase()) return
  if (before) localStorage.setItem('hisLang', before)
  localStorage.setItem('lang', lang.toUpperCase())
}

function storedLang(): Lang {
  if (typeof localStorage === 'undefined') return 'en'
  const stored = localStorage.getItem('lang')?.toLowerCase()
  return languages.find((lang) => lang === stored) ?? 'en'
}
