import { sessionToken } from '#ui/api/session.ts'
import { addWords, currentLang, startTexts, type Lang, type Words } from '#texts/i18n.ts'
import { menu } from '#features/texts/menu-en.ts'
import { shell } from '#texts/shell/en.ts'

/** English texts of everything above and behind the first view, and the other language's if the page uses it. */
let more: Promise<void> | null = null

/** The shell's English texts are in the first chunk; its Vietnamese ones are a small separate chunk. */
export function startWords(): Promise<void> {
  return startTexts({ ...shell, ...menu }, wordsIn)
}

/** The texts that a language needs when it is chosen: on start the shell, later all of them. */
async function wordsIn(_: Lang): Promise<Words> {
  const { vietnamese: first } = await import('./words/first-vi.ts')
  if (more === null) return first
  return { ...first, ...(await import('./words-vi.ts')).vietnamese }
}

/** Texts of everything above and behind the first view; components that need them wait for them. */
export function moreWords(): Promise<void> {
  more ??= Promise.all([
    import('./words-en.ts').then(({ english }) => addWords('en', english)),
    ...(currentLang() === 'vi'
      ? [import('./words-vi.ts').then(({ vietnamese }) => addWords('vi', vietnamese))]
      : []),
  ]).then(() => undefined)
  return more
}

type Spoken = { readonly en: () => Promise<Words>; readonly vi: () => Promise<Words> }

/** The texts of one feature, for a part of the first view that needs no others. */
function wordsOf({ en, vi }: Spoken): () => Promise<void> {
  return async () => {
    if (more) return more
    const isVietnamese = currentLang() === 'vi'
    const [english, vietnamese] = await Promise.all([en(), isVietnamese ? vi() : {}])
    addWords('en', english)
    addWords('vi', vietnamese)
  }
}

/** The headlines of the home page. */
export const noticeWords = wordsOf({
  en: async () => (await import('#features/contact/notices/texts/en.ts')).en,
  vi: async () => (await import('#features/contact/notices/texts/vi.ts')).vi,
})
/** The halls' filters. */
export const lobbyWords = wordsOf({
  en: async () => (await import('#features/play/lobby/texts/en.ts')).en,
  vi: async () => (await import('#features/play/lobby/texts/vi.ts')).vi,
})

/** The help section of every footer. */
export const startupWords = wordsOf({
  en: async () => (await import('#features/contact/site-status/texts/en.ts')).en,
  vi: async () => (await import('#features/contact/site-status/texts/vi.ts')).vi,
})
/** The member centre's own texts. */
export const centreWords = wordsOf({
  en: async () => (await import('#texts/shell/said-en.ts')).said,
  vi: async () => (await import('#texts/shell/said-vi.ts')).said,
})
/** The cashier's own texts, and the question before the first deposit. */
export const depositWords = wordsOf({
  en: async () => (await import('./words/deposit-en.ts')).english,
  vi: async () => (await import('./words/deposit-vi.ts')).vietnamese,
})

/** Loads the texts for a visitor without any input after this time. */
const SOON_MS = 8_000
/** Sooner for a member, who is likely to need them once the page is rendered; loading the texts does not block rendering. */
const MEMBER_MS = 3_500
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/** Loads the texts at the first user input, or when the page has been idle for long. */
export function fetchWordsSoon(): void {
  const fetchNow = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, fetchNow)
    void moreWords().catch(() => (more = null))
  }
  const timer = setTimeout(fetchNow, sessionToken() === null ? SOON_MS : MEMBER_MS)
  for (const sign of signs) addEventListener(sign, fetchNow, { passive: true })
}
