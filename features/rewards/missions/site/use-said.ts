import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import type { Said } from '../rules/shown.ts'

/** Texts for the sentences of `rules/shown.ts`. */
export function useSaid(): Texts & Said {
  const texts = useTexts()
  const { t } = texts
  return {
    ...texts,
    say: (key, values) => t(key, values),
    named: (key, code) => (hasText(key) ? t(key) : code),
  }
}
