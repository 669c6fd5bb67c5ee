import type { Overview } from '../shown.ts'

type Countries = Overview['countries']

/** Countries by name in the operator's language, each with its dialling code. */
export function countryChoices(countries: Countries, lang: string) {
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  return countries
    .map(({ code, dialingCode }) => ({ value: code, label: `${names.of(code) ?? code} (+${dialingCode})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
}

/** Countries that share a dialling code with smaller ones: the code alone means these. */
const MAIN: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
}

/** The country of a brand's dialling code; empty if it is none. */
export function countryOf(countries: Countries, dialingCode: string): string {
  const main = MAIN[dialingCode]
  return main ?? countries.find((country) => country.dialingCode === dialingCode)?.code ?? ''
}

/** Every time zone that the browser knows, its own included: browsers list some under an older name. */
export function zones(): readonly string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([...Intl.supportedValuesOf('timeZone'), own, 'UTC'].map(today))].toSorted()
}

type Zoned = { readonly getTimeZones?: () => readonly string[] | undefined }

/** Browsers give some zones under the name of an older spelling of their city. */
const TODAY: Readonly<Record<string, string>> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
}
const today = (zone: string): string => TODAY[zone] ?? zone

/** A country's time zone, if the browser knows exactly one. */
export function zoneOf(country: string): string | null {
  const region: Intl.Locale & Zoned = new Intl.Locale(`und-${country}`)
  const known = region.getTimeZones?.() ?? []
  const [only] = known
  return known.length === 1 && only !== undefined ? today(only) : null
}
