import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { draws } from '../contract/member.ts'
import type { Prize } from '../rules/prize.ts'

export type Detail = Reply<typeof draws.one>
export type Listed = Reply<typeof draws.list>['rows'][number]
/** The detail of one kind of draw. */
export type DetailOf<K extends Detail['kind']> = Detail & {
  readonly data: Extract<Detail['data'], { readonly kind: K }>
}

export function isDetail<K extends Detail['kind']>(detail: Detail, kind: K): detail is DetailOf<K> {
  return detail.data.kind === kind
}

/** A short label for a slice: the full amount, without decimals where they are zero. */
export function sliceWords(texts: Texts, prize: Prize, currency: Currency): string {
  if (prize.kind === 'cash' || prize.kind === 'bonus')
    return texts.money(BigInt(prize.amount), currency, {}).replace(/[.,]00$/, '')
  return prize.kind === 'nothing' ? '–' : texts.t(`draws.slice.${prize.kind}`, { count: prize.count })
}
