import type { Texts } from '#texts/use-texts.ts'
import { knownCategory } from '../rules/terms.ts'

/** The name of a category; one that the site does not know keeps its code. */
export function categoryName({ t }: Pick<Texts, 't'>, code: string): string {
  const known = knownCategory(code)
  return known ? t(`category.${known}`) : code
}
