import { addWords, startTexts } from '#texts/i18n.ts'
import { shell } from '#texts/shell/en.ts'

/** The shell's English is there from the first paint; Vietnamese is one chunk with everything. */
export function startWords(): Promise<void> {
  return startTexts(shell, async () => (await import('./words-vi.ts')).vietnamese)
}

let more: Promise<void> | null = null

/** English words of everything above and behind the first view; whatever needs them waits for them. */
export function moreWords(): Promise<void> {
  more ??= import('./words-en.ts').then(({ english }) => addWords('en', english))
  return more
}

/** Nobody waits for words that may be needed soon. */
const SOON_MS = 600

export function fetchWordsSoon(): void {
  setTimeout(() => void moreWords().catch(() => (more = null)), SOON_MS)
}
