import * as z from 'zod/mini'
import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { formatElapsed } from '#texts/formats.ts'
import type { Texts } from '#texts/use-texts.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { withdrawals } from '../contract/member.ts'
import type { Terms } from './steps.ts'

type Condition = Terms['conditions'][number]

/** An amount in a field's format: "2000000", or "2000000.50" with hundredths. */
export function plain(amount: Minor): string {
  return moneyText(amount).replace(/\.00$/, '')
}

/** A limit's format: grouped, without empty decimals. */
export function round(texts: Texts, amount: Minor | string, currency: Currency): string {
  return texts.money(amount, currency).replace(/[.,]00$/, '')
}

/** Elapsed or remaining time, without empty hours: "16:36". */
export function clockWords(ms: number): string {
  return formatElapsed(Math.max(0, ms) / 1000).replace(/^0:/, '')
}

const MINUTE_SECONDS = 60
const HOUR_MINUTES = 60

/** A duration in words: "14:00" beside a clock would be read as two in the afternoon. Rounded up. */
export function spanWords({ t }: Pick<Texts, 't'>, seconds: number): string {
  const all = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))
  const [hours, minutes] = [Math.floor(all / HOUR_MINUTES), all % HOUR_MINUTES]
  if (hours === 0) return t('withdrawals.span.minutes', { minutes })
  return minutes === 0
    ? t('withdrawals.span.hours', { hours })
    : t('withdrawals.span.both', { hours, minutes })
}

const sums: ReadonlySet<string> = new Set(['left', 'free', 'missing', 'unit'])
/** 'least' and 'most' are money for amounts, and plain counts for digits, accounts and days. */
const sumRefusals: ReadonlySet<string> = new Set(['withdrawals.amountTooSmall', 'withdrawals.amountTooLarge'])

/** An unmet condition, with exactly what is missing: "Turnover requirement not met (500,000.00 left to wager)". */
function unmetWords(
  texts: Pick<Texts, 't' | 'money' | 'date'>,
  { code, missing, why, until, left, isWaiting = false }: Condition,
  currency: Currency,
): string {
  const { t } = texts
  const sum = (amount: Minor) => texts.money(amount, currency)
  const what = t(isWaiting ? 'withdrawals.condition.papers.waiting' : `withdrawals.condition.${code}.no`)
  const more =
    missing !== null
      ? t('withdrawals.missing', { missing: sum(missing) })
      : why && until
        ? t('withdrawals.holdUntil', { why: t(`security.hold.${why}`), at: texts.date(until, 'minute') })
        : left === undefined
          ? null
          : t('withdrawals.papersLeft', { left: sum(left) })
  return more === null ? what : `${what} (${more.replace(/\.$/, '')})`
}

/** Which conditions refused a withdrawal; null for any other refusal. */
function unmetOf({ code, detail }: RefusedError): readonly Condition[] | null {
  if (code !== 'withdrawals.notYet') return null
  const told = z.safeParse(withdrawals.create.refusals[code], detail)
  return told.success ? told.data.conditions : null
}

/** A refusal with formatted amounts, and with each unmet condition. */
export function refusalWords(
  texts: Pick<Texts, 't' | 'refusal' | 'money' | 'date'>,
  error: unknown,
  currency: Currency,
): string {
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return errorWords(texts, error)
  const unmet = unmetOf(error)
  if (unmet?.length)
    return `${texts.refusal(error.code)} ${unmet.map((one) => unmetWords(texts, one, currency)).join('; ')}.`
  const values = Object.entries(error.detail).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') return []
    const isSum = sums.has(name) || sumRefusals.has(error.code)
    return [[name, isSum ? texts.money(String(value), currency) : String(value)]]
  })
  return texts.refusal(error.code, Object.fromEntries(values))
}
