import type { Currency } from '#kit/currency.ts'
import type { Reply } from '#contract/route.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { segmentsOffice } from '../contract/office.ts'
import type { Condition } from '../rules/conditions.ts'

export type Choices = Reply<typeof segmentsOffice.choices>

/** A condition in one line: "Turnover (valid bets), last 30 days: at least 5,000,000". */
export function conditionWords(condition: Condition, choices: Choices, texts: Texts): string {
  const words = plainWords(condition, choices, texts)
  return condition.not === true ? texts.t('segmentsOffice.says.not', { condition: words }) : words
}

/** The name of a kind of condition; a trait has the name that its feature gave. */
export function kindWords(
  { kind, trait }: { readonly kind: Condition['kind']; readonly trait?: string },
  choices: Choices,
  { t, lang }: Texts,
): string {
  if (kind !== 'trait') return t(`segmentsOffice.kind.${kind}`)
  return choices.traits.find((each) => each.trait === trait)?.[lang] ?? trait ?? ''
}

function plainWords(condition: Condition, choices: Choices, texts: Texts): string {
  const { t, lang } = texts
  const what = kindWords(condition, choices, texts)
  const named =
    (of: readonly { readonly value: string; readonly en: string; readonly vi: string }[]) =>
    (value: string) =>
      of.find((each) => each.value === value)?.[lang] ?? value
  const anyOf = (values: readonly string[]) => t('segmentsOffice.says.any', { what, any: values.join(', ') })
  switch (condition.kind) {
    case 'registered':
      return range({ what, least: condition.from, most: condition.to }, texts)
    case 'language':
    case 'country':
      return anyOf(condition.any)
    case 'jurisdiction':
      return anyOf(condition.any.map(named(choices.jurisdictions)))
    case 'trait': {
      const trait = choices.traits.find((each) => each.trait === condition.trait)
      return anyOf(condition.any.map(named(trait?.values ?? [])))
    }
    case 'segment':
      return anyOf([choices.segments.find(({ id }) => id === condition.segment)?.name ?? '–'])
    default: {
      const show = boundWords(condition.kind, choices.currency, texts)
      const whole =
        'category' in condition && condition.category !== null
          ? t('segmentsOffice.says.games', { what, games: t(`lobby.category.${condition.category}`) })
          : what
      const timed =
        'days' in condition && condition.days !== null
          ? t('segmentsOffice.says.days', { what: whole, days: condition.days })
          : whole
      const { least, most } = condition
      return range({ what: timed, least: least && show(least), most: most && show(most) }, texts)
    }
  }
}

const MONEY: readonly Condition['kind'][] = ['depositSum', 'turnover', 'balance']

/** Whether the bounds of a condition are money. */
export const isMoney = (kind: Condition['kind']): boolean => MONEY.includes(kind)

/** How a bound, or the member's own value, reads. */
export function boundWords(
  kind: Condition['kind'],
  currency: Currency | null,
  { money, number }: Texts,
): (digits: string) => string {
  return (digits) =>
    isMoney(kind) && currency ? money(BigInt(digits), currency, { symbol: true }) : number(BigInt(digits))
}

function range(
  of: { readonly what: string; readonly least: string | null; readonly most: string | null },
  { t }: Texts,
): string {
  const { what, least, most } = of
  if (least !== null && most !== null) return t('segmentsOffice.says.between', { what, least, most })
  return least === null
    ? t('segmentsOffice.says.most', { what, most: most ?? '' })
    : t('segmentsOffice.says.least', { what, least })
}
