import { en } from '#features/texts/en.ts'
import { startTexts } from '#texts/i18n.ts'
import { shell } from '#texts/shell/en.ts'

/** English is there from the first paint, Vietnamese is a chunk of its own. */
export function startWords(): Promise<void> {
  return startTexts({ ...shell, ...en }, async () => (await import('./words-vi.ts')).vietnamese)
}
