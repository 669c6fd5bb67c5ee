import { useEffect, useState, type ReactNode } from 'react'
import type { Host } from '../host.ts'
import { languageOf, type Language } from '../words/words.ts'

export type SpokenProps = {
  readonly first: Language
  readonly host: Host
  /** Also listens for language changes: the platform's later responses use the new language. */
  readonly onLanguage: (language: Language) => void
  readonly children: (language: Language) => ReactNode
}

/** The game's language: from the launch, then from the embedding page. */
export function Spoken({ first, host, onLanguage, children }: SpokenProps) {
  const [language, setLanguage] = useState(first)
  useEffect(() => {
    document.documentElement.lang = language
    onLanguage(language)
  }, [language, onLanguage])
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type === 'fairhouse.language') setLanguage(languageOf(message.language))
      }),
    [host],
  )
  return children(language)
}
