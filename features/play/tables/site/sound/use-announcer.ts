import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { hush, say } from '#features/play/lottery/site/show/voice.ts'

/** How long a caption stays, unless another one comes. */
const STAYS_MS = 3_200

/**
 * What the dealer says: a caption that screen readers announce, and the browser's voice where the player has switched it on. `text` is
 * said whenever `key` changes; a quiet table shows it only.
 */
export function useAnnouncer(
  key: string,
  text: string | null,
  isQuiet = false,
): { readonly caption: string | null; readonly isSpeaking: boolean } {
  const { lang } = useTexts()
  const [said, setSaid] = useState<string | null>(null)
  const latest = useRef({ text, lang, isQuiet })
  useEffect(() => {
    latest.current = { text, lang, isQuiet }
  })
  useEffect(() => {
    const { text: words, lang: tongue, isQuiet: isMute } = latest.current
    if (words === null) return
    setSaid(words)
    if (!isMute) void say(words, tongue)
    const timer = setTimeout(() => setSaid(null), STAYS_MS)
    return () => {
      clearTimeout(timer)
      if (!isMute) hush()
    }
  }, [key])
  return { caption: said, isSpeaking: said !== null }
}
