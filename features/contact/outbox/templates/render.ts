import { formatDate } from '#texts/formats.ts'
import { fill } from '#texts/words.ts'
import { en } from './en.ts'
import type { Template, Places, PlaceValue } from './shape.ts'
import { vi } from './vi.ts'

export type TemplateName = keyof typeof en
/** The values of a template: one for each placeholder in its texts. */
export type PlacesOf<N extends TemplateName> = { readonly [P in Places<(typeof en)[N]>]: PlaceValue }
/** Secrets that must not be stored in plain text: a code, or a single-use link. */
export type Secrets = { readonly code?: string; readonly link?: string }

const letters = { en, vi } as const

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(en, name)
}

/** Whether a message is useless without its code or link. */
export function needsSecret(name: TemplateName): boolean {
  const { sms, button }: Template = en[name]
  return button !== undefined || sms.includes('{code}') || sms.includes('{link}')
}

export type Rendered = {
  readonly sms: string
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  readonly code: string | null
  readonly button: { readonly words: string; readonly link: string } | null
}

export type Rendering = {
  readonly letter: TemplateName
  readonly language: 'en' | 'vi'
  readonly brand: string
  readonly timeZone: string
  readonly places: Readonly<Record<string, unknown>>
  readonly secrets: Secrets
}

/** Fills the placeholders of a template. A placeholder without a value stays visible, so that a test finds it. */
export function renderTemplate({ letter, language, brand, timeZone, places, secrets }: Rendering): Rendered {
  const words: Template = letters[language][letter]
  const shown = Object.entries(places).map(([name, value]) => [name, shownAs(value, language, timeZone)])
  const values = { ...Object.fromEntries(shown), ...secrets, brand }
  return {
    sms: fill(language, words.sms, values),
    subject: fill(language, words.subject, values),
    title: fill(language, words.title, values),
    lines: words.lines.map((line) => fill(language, line, values)),
    code: secrets.code ?? null,
    button: words.button && secrets.link ? { words: words.button, link: secrets.link } : null,
  }
}

/** Times are stored as ISO text with this prefix, and shown in the brand's zone and the member's language. */
const MOMENT = '@'

export function storedPlace(value: PlaceValue): string | number {
  return value instanceof Date ? `${MOMENT}${value.toISOString()}` : value
}

function shownAs(value: unknown, language: 'en' | 'vi', timeZone: string): string {
  if (typeof value !== 'string' || !/^@\d{4}-\d\d-\d\dT/.test(value)) return String(value)
  return formatDate(language, new Date(value.slice(MOMENT.length)), 'minute', timeZone)
}
