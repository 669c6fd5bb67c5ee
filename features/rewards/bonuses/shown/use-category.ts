import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'

/** The name of a category of games: the player site's own, which the back office does not load, or the lobby's. */
export function useCategory(): (code: string) => string {
  const { t } = useTexts()
  return (code) => {
    const key = [`category.${code}`, `lobby.category.${code}`].find(hasText)
    return key ? t(key) : code
  }
}
