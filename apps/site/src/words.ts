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

/** Nobody waits for words that may be needed soon. */
const SOON_MS = 600

export function fetchWordsSoon(): void {
  setTimeout(() => void moreWords().catch(() => (more = null)), SOON_MS)
}
