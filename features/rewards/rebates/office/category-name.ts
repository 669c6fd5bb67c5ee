import type { Texts } from '#texts/use-texts.ts'
import { knownCategory } from '../rules/terms.ts'

/** The name of a category; one that is not known keeps its code. */
export function nameOf({ t }: Pick<Texts, 't'>, code: string): string {
  const known = knownCategory(code)
  return known ? t(`lobby.category.${known}`) : code
}
