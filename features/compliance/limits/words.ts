import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import type { Shown } from './rules/figures.ts'
import type { Slot } from './rules/limits.ts'

/** The formatters that these functions need; the page's own texts satisfy it. */
type Say = {
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly money: (amount: bigint, currency: Currency) => string
}

const MINUTES = 60
const HOURS_OF_DAY = 24

/** A duration in minutes: "45 minutes", "2 h", "1 h 30 min". */
export function minutesText({ t }: Say, minutes: number): string {
  if (minutes < MINUTES) return t('limits.minutes', { count: minutes })
  const hours = Math.floor(minutes / MINUTES)
  const rest = minutes % MINUTES
  return rest === 0 ? t('limits.hoursOnly', { hours }) : t('limits.hoursMinutes', { hours, minutes: rest })
}

export const clockText = (hour: number): string => `${hour.toString().padStart(2, '0')}:00`

/** Allowed hours as ranges: "08:00 – 12:00, 19:00 – 23:00". A range over midnight is one. */
export function hoursText({ t }: Say, mask: number): string {
  const is = (hour: number): boolean => ((mask >> ((hour + HOURS_OF_DAY) % HOURS_OF_DAY)) & 1) === 1
  const starts = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour).filter(
    (hour) => is(hour) && !is(hour - 1),
  )
  if (starts.length === 0) return t('limits.allHours')
  return starts
    .map((from) => {
      let to = from
      while (is(to)) to += 1
      return `${clockText(from)} – ${clockText(to % HOURS_OF_DAY)}`
    })
    .join(', ')
}

/** A limit's value as text; "No limit" if there is none. */
export function figureText(texts: Say, figure: Shown | null, currency: Currency): string {
  if (figure === null) return texts.t('limits.none')
  if ('amount' in figure) return texts.money(figure.amount, currency)
  return 'hours' in figure ? hoursText(texts, figure.hours) : minutesText(texts, figure.minutes)
}

/** The name of one limit: "Deposits per month", "Single stake". */
export function limitName({ t }: Say, { kind, period }: Slot): string {
  return period === 'once' ? t(`limits.${kind}`) : `${t(`limits.${kind}`)} ${t(`limits.period.${period}`)}`
}

/** Default packs have texts in each language; an operator's own pack has the name it was given. */
const shipped: Readonly<Record<string, string>> = {
  default: 'limits.pack.default',
  strict: 'limits.pack.strict',
}

type Rule = { readonly pack: string; readonly name: string }

/** A jurisdiction's name in the reader's language. */
export function packName({ t }: Pick<Say, 't'>, { pack, name }: Rule): string {
  const key = Object.hasOwn(shipped, pack) ? shipped[pack] : undefined
  return key ? t(key) : name
}

/** Which rules apply, and why. Where they are the standard ones, their name and the country's code say nothing more. */
export function ruleText(
  texts: Pick<Say, 't'>,
  rule: Rule & { readonly why: string; readonly country: string | null },
): string {
  if (rule.pack === 'default' && rule.why !== 'brand') return texts.t('limits.rule.standard')
  return texts.t(`limits.rule.${rule.why}`, { name: packName(texts, rule), country: rule.country ?? '' })
}

type SayWhen = {
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly date: (at: Date, style: 'minute') => string
  readonly money: (amount: string, currency: Currency) => string
}

function detailOf(error: unknown, code: string): Readonly<Record<string, unknown>> | null {
  const isIt = error instanceof RefusedError && error.code === code
  return isIt && typeof error.detail === 'object' && error.detail !== null ? { ...error.detail } : null
}

/** Why play has ended, and when it is possible again; null for other errors. */
export function stopWords({ t, date }: Pick<SayWhen, 't' | 'date'>, error: unknown): string | null {
  const detail = detailOf(error, 'limits.timeOver')
  if (!detail) return null
  const { why, opensAt } = detail
  const until =
    typeof opensAt === 'string' ? [t('limits.stopUntil', { date: date(new Date(opensAt), 'minute') })] : []
  return [t(`limits.stop.${String(why)}`), ...until].join(' ')
}

/** Which deposit limit is reached, what is left, and when it resets; null for other errors. */
export function depositReachedWords({ t, date, money }: SayWhen, error: unknown, currency: Currency) {
  const detail = detailOf(error, 'limits.depositReached')
  if (!detail) return null
  return t(`limits.depositReached.${String(detail['period'])}`, {
    limit: money(String(detail['limit']), currency),
    left: money(String(detail['left']), currency),
    date: date(new Date(String(detail['opensAt'])), 'minute'),
  })
}
