import type { Currency } from '#kit/currency.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { limits } from '../contract/member.ts'
import { figureText } from '../words.ts'

export type Mine = Reply<(typeof limits)['mine']>
export type Limit = Mine['limits'][number]
export type Figure = NonNullable<Limit['value']>

export function useFigure(currency: Currency): (figure: Figure | null) => string {
  const texts = useTexts()
  return (figure) => figureText(texts, figure, currency)
}

/** Used share of a limit in whole percent from 0 to 100; null if nothing is counted or there is no limit. */
export function sharePercent({ value, used }: Pick<Limit, 'value' | 'used'>): number | null {
  const size = (figure: Figure | null): bigint | null => {
    if (figure === null || 'hours' in figure) return null
    return 'amount' in figure ? figure.amount : BigInt(figure.minutes)
  }
  const [all, part] = [size(value), size(used)]
  if (all === null || part === null) return null
  // a limit of nothing is reached before anything is used
  if (all === 0n || part >= all) return 100
  if (part <= 0n) return 0
  return Number((part * 100n) / all)
}

export type DepositLeft = Pick<Limit, 'opensAt'> & {
  readonly period: Exclude<Limit['period'], 'once'>
  readonly left: bigint
}

/** The deposit limit that allows least, no matter who set it; null without any. */
export function tightestDeposit(all: readonly Limit[]): DepositLeft | null {
  return all.reduce<DepositLeft | null>((least, { kind, period, left, opensAt }) => {
    if (kind !== 'deposit' || period === 'once' || left === null || !('amount' in left)) return least
    return least === null || left.amount < least.left ? { period, opensAt, left: left.amount } : least
  }, null)
}
