import { formatDate } from '#texts/formats.ts'

/** A time in the viewer's own zone and locale, with the zone's name: '21 Nov 2026, 15:30 GMT+7'. */
export function localEnd(at: Date, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZoneName: 'short' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${formatDate(lang, at, 'minute')} ${zone}`
}
