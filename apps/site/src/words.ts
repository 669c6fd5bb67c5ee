import { sessionToken } from '#ui/api/session.ts'
import { addWords, currentLang, startTexts, type Lang, type Words } from '#texts/i18n.ts'
import { shell } from '#texts/shell/en.ts'

/** English words of everything above and behind the first view, and the other language's where the page speaks it. */
let more: Promise<void> | null = null

/** The shell's English is there from the first paint; the shell's Vietnamese is a small chunk of its own. */
export function startWords(): Promise<void> {
  return startTexts(shell, wordsIn)
}

/** What a language needs at the moment it is chosen: at the start the shell, later everything at once. */
async function wordsIn(_: Lang): Promise<Words> {
  const { shell: first } = await import('#texts/shell/vi.ts')
  if (more === null) return first
  return { ...first, ...(await import('./words-vi.ts')).vietnamese }
}

/** Words of everything above and behind the first view; whatever needs them waits for them. */
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

/** The words of one feature alone, for a part of the first view that needs no others. */
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

/** The ways to help, at the foot of every page. */
export const startupWords = wordsOf({
  en: async () => (await import('#features/contact/site-status/texts/en.ts')).en,
  vi: async () => (await import('#features/contact/site-status/texts/vi.ts')).vi,
})
/** What the member centre says by itself. */
export const centreWords = wordsOf({
  en: async () => (await import('#texts/shell/said-en.ts')).said,
  vi: async () => (await import('#texts/shell/said-vi.ts')).said,
})
/** The cashier's own, and the question before the first deposit. */
export const depositWords = wordsOf({
  en: async () => (await import('./words/deposit-en.ts')).english,
  vi: async () => (await import('./words/deposit-vi.ts')).vietnamese,
})

/** Someone who has done nothing for so long may still do something. */
const SOON_MS = 8_000
/** A member is about to, as soon as the page stands: ten times the words of a page come with none of the work of drawing it. */
const MEMBER_MS = 3_500
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/** Fetches them at the first sign of someone who is about to do something, or when the page has long come to rest. */
export function fetchWordsSoon(): void {
  const fetchNow = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, fetchNow)
    void moreWords().catch(() => (more = null))
  }
  const timer = setTimeout(fetchNow, sessionToken() === null ? SOON_MS : MEMBER_MS)
  for (const sign of signs) addEventListener(sign, fetchNow, { passive: true })
}
