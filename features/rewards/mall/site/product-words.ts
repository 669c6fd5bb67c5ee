import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { mall } from '../contract/member.ts'

export type Goods = Reply<(typeof mall)['goods']>
export type Product = Goods['list'][number]

/** What a product is worth: delivered goods, or an amount. */
export function useKindWords() {
  const { t, money } = useTexts()
  return ({ kind, amount, currency }: Product): string =>
    kind === 'goods' || amount === null
      ? t('mall.kind.goods')
      : t(`mall.kind.${kind}`, { amount: money(amount, currency, { symbol: true }) })
}
