import type { Currency } from '#kit/currency.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import type { limits } from '../contract/member.ts'

export type Mine = Reply<(typeof limits)['mine']>
export type Limit = Mine['limits'][number]
export type Figure = NonNullable<Limit['value']>

const MINUTES = 60
const HOURS_OF_DAY = 24

/** Minutes as people say them: "45 minutes", "2 h", "1 h 30 min". */
export function minutesText({ t }: Texts, minutes: number): string {
  if (minutes < MINUTES) return t('limits.minutes', { count: minutes })
  const hours = Math.floor(minutes / MINUTES)
  const rest = minutes % MINUTES
  return rest === 0 ? t('limits.hoursOnly', { hours }) : t('limits.hoursMinutes', { hours, minutes: rest })
}

export const clockText = (hour: number): string => `${hour.toString().padStart(2, '0')}:00`

/** Allowed hours as stretches: "08:00 – 12:00, 19:00 – 23:00". A stretch over midnight is one. */
export function hoursText({ t }: Texts, mask: number): string {
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

/** A limit's figure in words; "No limit" where there is none. */
export function figureText(texts: Texts, figure: Figure | null, currency: Currency): string {
  if (figure === null) return texts.t('limits.none')
  if ('amount' in figure) return texts.money(figure.amount, currency)
  return 'hours' in figure ? hoursText(texts, figure.hours) : minutesText(texts, figure.minutes)
}

/** The name of one limit: "Deposits a month", "Single stake". */
export function limitName({ t }: Texts, { kind, period }: Pick<Limit, 'kind' | 'period'>): string {
  return period === 'once' ? t(`limits.${kind}`) : `${t(`limits.${kind}`)} ${t(`limits.period.${period}`)}`
}

export function useFigure(currency: Currency): (figure: Figure | null) => string {
  const texts = useTexts()
  return (figure) => figureText(texts, figure, currency)
}

/** How much of a limit is used, in whole percent from 0 to 100; null where nothing is counted or nothing limits. */
export function sharePercent({ value, used }: Pick<Limit, 'value' | 'used'>): number | null {
  const size = (figure: Figure | null): bigint | null => {
    if (figure === null || 'hours' in figure) return null
    return 'amount' in figure ? figure.amount : BigInt(figure.minutes)
  }
  const [all, part] = [size(value), size(used)]
  if (all === null || part === null) return null
  if (part <= 0n) return 0
  if (all === 0n || part >= all) return 100
  return Number((part * 100n) / all)
}
