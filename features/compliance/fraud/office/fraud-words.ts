import type { Reply } from '#contract/route.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { fraud } from '../contract.ts'
import { moneyFigures } from '../rules.ts'

export type Flag = Reply<(typeof fraud)['flags']>['flags'][number]

/** A flag's figures as a sentence. */
export function whyText(
  { t, money }: Texts,
  { rule, evidence, currency }: Pick<Flag, 'rule' | 'evidence' | 'currency'>,
): string {
  const shown = Object.entries(evidence).map(([name, value]) => [
    name,
    moneyFigures.includes(name) ? money(String(value), currency, { symbol: true }) : value,
  ])
  return t(`risk.why.${rule}`, Object.fromEntries(shown))
}
