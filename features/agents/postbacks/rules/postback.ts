/**
 * What a postback sends (docs/decisions/0081): the affiliate's address with its macros filled in, each as one encoded value. Example:
 * `https://t.example/p?e={event}&s={sub}` for a registration with the sub-ID "a&b" is `https://t.example/p?e=registration&s=a%26b`.
 */
export const events = ['registration', 'firstDeposit', 'qualified', 'commission'] as const
export type PostbackEvent = (typeof events)[number]

export const macros = [
  'id',
  'event',
  'time',
  'player',
  'code',
  'sub',
  'click',
  'country',
  'amount',
  'currency',
] as const
export type Macro = (typeof macros)[number]
export type MacroValues = Readonly<Record<Macro, string>>

export const MACRO = /\{(\w+)\}/g
export const URL_MOST = 1_000

export function filled(template: string, values: MacroValues): string {
  return template.replaceAll(MACRO, (whole, name: string) => {
    const macro = macros.find((each) => each === name)
    return macro ? encodeURIComponent(values[macro]) : whole
  })
}

const MINUTE_MS = 60_000
/** After the n-th attempt; when there is none left, the postback has failed. */
export const WAITS_MS = [1, 5, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE_MS)

export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS_MS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

export const problems = ['private', 'timeout', 'unreachable', 'status'] as const
export type Problem = (typeof problems)[number]

/** Only a 2xx means that it was received; a redirect is not followed. */
export const isReceived = (status: number): boolean => status >= 200 && status < 300

export const problemOf = (error: unknown): Problem => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : ''
  if (text.includes('public address')) return 'private'
  return /timeout|abort/i.test(text) ? 'timeout' : 'unreachable'
}
