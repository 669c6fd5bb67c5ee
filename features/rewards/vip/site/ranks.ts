import type { Reply } from '#contract/route.ts'
import type { Texts } from '#texts/use-texts.ts'
import { addDays } from '#kit/day.ts'
import type { Currency } from '#kit/currency.ts'
import { dayText } from '#ui/records/days.ts'
import type { vip } from '../contract/member.ts'

export type Ladder = Reply<typeof vip.ranks>
export type Rank = Ladder['ranks'][number]
export type OwnRank = Reply<typeof vip.own>
type Sums = Rank['up']
type Gift = NonNullable<Rank['gifts']['upgrade']>

/** The conditions of one period that are not empty. */
export function conditionsOf({ t }: Texts, { valid, deposits }: Sums) {
  return [
    { name: t('vip.valid'), amount: valid },
    { name: t('vip.deposits'), amount: deposits },
  ].filter(({ amount }) => amount > 0n)
}

/** "20.00 bonus, wagering 3×", "10 points" or an amount of cash. */
export function giftWords({ t, money }: Texts, gift: Gift | null, currency: Currency): string {
  if (!gift) return t('vip.gift.none')
  const { points, amount, wagering } = gift
  if (points !== null) return t('vip.gift.points', { points })
  const value = money(amount ?? 0n, currency)
  return wagering === null ? value : t('vip.gift.bonus', { amount: value, wagering })
}

/** First and last day of the period. */
export function periodWords({ lang, t }: Texts, { from, to }: NonNullable<Ladder['period']>): string {
  return t('vip.period', { from: dayText(lang, from, 'day'), to: dayText(lang, addDays(to, -1), 'day') })
}
