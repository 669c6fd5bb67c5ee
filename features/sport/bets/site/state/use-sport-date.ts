import { formatDate } from '#texts/formats.ts'
import type { DateStyle } from '#texts/dates.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { usePrefs } from './use-prefs.ts'

/** Dates in the zone that the member chose; the brand's otherwise. */
export function useSportDate() {
  const { lang } = useTexts()
  const { zone } = usePrefs().prefs
  const used = zone ?? timeZone()
  return { zone: used, date: (at: Date, style: DateStyle) => formatDate(lang, at, style, used) }
}
