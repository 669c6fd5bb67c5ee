import { hasText } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'

/** A game's name in the operator's language; its code for a provider's game without a text. */
export function gameName(t: Texts['t'], code: string): string {
  const key = `game.${code}.name`
  return hasText(key) ? t(key) : code
}
