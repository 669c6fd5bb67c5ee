import { useSyncExternalStore } from 'react'
import type { Lang } from '#texts/i18n.ts'

/** Numbers read aloud by the browser's own voices. Off until the member asks for it; the choice is stored on the device. */
const KEY = 'lottery.voice'
/** A voice that never reports its end must not stop the draw. */
const MOST_MS = 4_000
const TONGUES: Readonly<Record<Lang, string>> = { en: 'en', vi: 'vi' }

const listeners = new Set<() => void>()
let isOn: boolean | null = null

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false // storage is disabled
  }
}

const current = (): boolean => (isOn ??= stored())

export function setVoice(on: boolean): void {
  isOn = on
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // storage is disabled: the choice lasts for this page
  }
  if (!on) hush()
  for (const heard of listeners) heard()
}

export const useVoice = (): boolean =>
  useSyncExternalStore((heard) => {
    listeners.add(heard)
    return () => listeners.delete(heard)
  }, current)

export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Stops what is being read. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}

/** Reads a text aloud; resolves when it is read, or a moment later where the browser does not say. Silent while the voice is off. */
export function say(text: string, lang: Lang): Promise<void> {
  if (!current() || !canSpeak()) return Promise.resolve()
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = TONGUES[lang]
    const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(TONGUES[lang]))
    if (voice) words.voice = voice
    words.rate = 1.15
    const late = setTimeout(resolve, MOST_MS)
    const end = () => {
      clearTimeout(late)
      resolve()
    }
    words.addEventListener('end', end)
    words.addEventListener('error', end)
    speechSynthesis.speak(words)
  })
}
