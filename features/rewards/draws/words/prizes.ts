import type { Currency } from '#kit/currency.ts'
import { decimalText, multiply, rational, type Rational } from '#kit/rational.ts'
import type { DrawData } from '../rules/draw.ts'
import { atLeastOdds, averageOf, largestOf, stepsFor, type Split } from '../rules/envelope.ts'
import type { Prize } from '../rules/prize.ts'
import { groupedOdds } from '../rules/wheel.ts'

/** What words need of a screen's texts; player site and back office have the same. */
export type Wording = {
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly money: (amount: bigint, currency: Currency, options?: { readonly symbol?: boolean }) => string
  readonly number: (value: number) => string
  readonly decimal: (text: string) => string
}

/** A prize in words: "50,000.00 ₫", "20 points", "No prize". */
export function prizeWords({ t, money }: Wording, prize: Prize, currency: Currency): string {
  switch (prize.kind) {
    case 'nothing':
      return t('draws.prize.nothing')
    case 'cash':
      return money(BigInt(prize.amount), currency, { symbol: true })
    case 'bonus':
      return t('draws.prize.bonus', { sum: money(BigInt(prize.amount), currency, { symbol: true }) })
    default:
      return t(`draws.prize.${prize.kind}`, { count: prize.count })
  }
}

/** Chances below this are shown with more digits. */
const SMALL = rational(1, 100)

/** An exact chance: "25% · 1 in 4", "0.25% · 1 in 400". */
export function oddsWords({ t, decimal, number }: Wording, odds: Rational): string {
  if (odds.n === 0n) return '0%'
  const isSmall = odds.n * SMALL.d < odds.d * SMALL.n
  const shown = `${decimal(trimmed(decimalText(multiply(odds, rational(100)), isSmall ? 4 : 2)))}%`
  if (odds.n === odds.d) return shown
  const oneIn = trimmed(decimalText(rational(odds.d, odds.n), 1))
  return `${shown} · ${t('draws.oneIn', { count: oneIn.includes('.') ? decimal(oneIn) : number(Number(oneIn)) })}`
}

/** "25.00" as "25"; the zeros of "100" stay. */
const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export type PublishedRow = { readonly key: string; readonly name: string; readonly value: string }

/** Everything that is published of a draw's prizes and chances, as rows of a table. */
export function publishedRows(words: Wording, data: DrawData, currency: Currency): PublishedRow[] {
  const { t, number } = words
  switch (data.kind) {
    case 'wheel':
      return groupedOdds(data.segments).map(({ prize, odds }) => ({
        key: JSON.stringify(prize),
        name: prizeWords(words, prize, currency),
        value: oddsWords(words, odds),
      }))
    case 'raffle':
      return data.prizes.map(({ prize, count }, at) => ({
        key: String(at),
        name: prizeWords(words, prize, currency),
        value: `× ${number(count)}`,
      }))
    case 'envelope':
      return envelopeRows(words, data, currency)
    case 'checkIn':
      return data.rewards.map((prize, at) => ({
        key: String(at),
        name: t('draws.nth', { nth: number(at + 1) }),
        value: prizeWords(words, prize, currency),
      }))
  }
}

/** What an envelope holds, exactly. */
export function envelopeRows(words: Wording, split: Split, currency: Currency): PublishedRow[] {
  const { t, number, money } = words
  const sum = (amount: bigint) => money(amount, currency, { symbol: true })
  const average = averageOf(split)
  const over = (times: bigint) =>
    oddsWords(words, atLeastOdds(split, stepsFor(split, rational(average.n * times, average.d))))
  return [
    { key: 'total', name: t('draws.envelopeTotal'), value: sum(BigInt(split.total)) },
    { key: 'count', name: t('draws.envelopeCount'), value: number(split.count) },
    { key: 'average', name: t('draws.envelopeAverage'), value: sum(average.n / average.d) },
    { key: 'least', name: t('draws.envelopeLeast'), value: sum(BigInt(split.least)) },
    { key: 'most', name: t('draws.envelopeMost'), value: sum(largestOf(split)) },
    { key: 'over', name: t('draws.envelopeOver'), value: over(1n) },
    { key: 'double', name: t('draws.envelopeDouble'), value: over(2n) },
  ]
}
