import type { Texts } from '#texts/use-texts.ts'
import { kindOf } from './term-groups.ts'

export type TermValue = boolean | number

/** A term's value as an operator reads it: "None" instead of 0, "Always" instead of 1 where that is its meaning. */
export function termText({ t, number }: Pick<Texts, 't' | 'number'>, name: string, value: TermValue): string {
  if (typeof value === 'boolean') return t(value ? 'merchants.termYes' : 'merchants.termNo')
  const kind = kindOf(name, value)
  if (kind === 'threshold') {
    if (value === 0) return t('merchants.termNever')
    return value === 1 ? t('merchants.termAlways') : t('merchants.termFrom', { amount: number(value) })
  }
  return kind === 'optional' && value === 0 ? t('merchants.termNone') : number(value)
}
