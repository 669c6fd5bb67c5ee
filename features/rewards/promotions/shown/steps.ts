import type { Currency } from '#kit/currency.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { Reply } from '#contract/route.ts'
import type { promotions } from '../contract/member.ts'
import { giftRules } from '../rules/gifts.ts'

type Rule = Reply<typeof promotions.one>['rule']
type Gift = Reply<typeof promotions.one>['gift']

/** What a player reads of a promotion; the same words in the back office's preview. */
export type Readable = {
  readonly rule: Rule
  readonly gift: Gift
  /** Its free rounds are free bets. */
  readonly isFreeBet: boolean
  readonly currency: Currency
  readonly budget: bigint | null
  readonly once: boolean
  /** The product that it gives. */
  readonly item: { readonly en: string; readonly vi: string } | null
}

/** What a promotion's event asks for and its budget, without who receives what. */
export function conditionsOf(
  promotion: Pick<Readable, 'rule' | 'currency' | 'budget' | 'gift'>,
  texts: Texts,
): readonly string[] {
  const { rule, currency, budget } = promotion
  const sum = (units: string) => texts.money(BigInt(units), currency, { symbol: true })
  return [
    ...(rule.kind === 'referral' ? needSteps(rule, { t: texts.t, sum }) : []),
    ...(budget === null ? [] : [budgetStep(promotion, budget, texts)]),
  ]
}

/** How a promotion works, in sentences, all from its data. */
export function stepsOf(promotion: Readable, texts: Texts): readonly string[] {
  const { budget, once } = promotion
  const { t } = texts
  return [
    ...ruleSteps(promotion, texts),
    giftStep(promotion, texts),
    ...(once ? [t('promotions.once')] : []),
    ...(budget === null ? [] : [budgetStep(promotion, budget, texts)]),
  ]
}

function budgetStep(
  { gift, currency }: Pick<Readable, 'gift' | 'currency'>,
  budget: bigint,
  { t, money, number }: Texts,
): string {
  return giftRules[gift.kind].unit === 'count'
    ? t('promotions.budgetCount', { count: number(budget / UNITS_PER_MAJOR) })
    : t('promotions.budget', { sum: money(budget, currency, { symbol: true }) })
}

function ruleSteps({ rule, currency }: Readable, { t, money, number }: Texts): readonly string[] {
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  switch (rule.kind) {
    case 'deposit': {
      const least = { sum: sum(rule.least) }
      const step =
        rule.nth === null
          ? t('promotions.step.any', least)
          : rule.nth === 1
            ? t('promotions.step.first', least)
            : t('promotions.step.nth', { ...least, nth: number(rule.nth) })
      const methods = rule.methods.length
        ? [t('promotions.step.methods', { methods: rule.methods.join(', ') })]
        : []
      return [t('promotions.step.join'), step, ...methods]
    }
    case 'application':
      return [t(rule.isActivity ? 'promotions.step.signUp' : 'promotions.step.apply')]
    case 'schedule':
      if (rule.every === 'once') return [t('promotions.step.scheduled')]
      if (rule.every === 'day') return [t('promotions.step.daily', { at: rule.at })]
      if (rule.every === 'month')
        return [t('promotions.step.monthly', { at: rule.at, day: number(rule.on ?? 1) })]
      return [t(`promotions.step.weekly.${rule.on ?? 1}`, { at: rule.at })]
    case 'levelUp':
      return [
        rule.level === null
          ? t('promotions.step.levelUp')
          : t('promotions.step.level', { level: number(rule.level) }),
      ]
    case 'race':
      return [
        rule.placeMost === null
          ? t('promotions.step.race')
          : t('promotions.step.places', { place: number(rule.placeMost) }),
      ]
    case 'referral':
      return referralSteps(rule, { t, sum })
    default:
      return [t(`promotions.step.${rule.kind}`)]
  }
}

type ReferralRule = Extract<Rule, { kind: 'referral' }>
type Words = Pick<Texts, 't'> & { readonly sum: (units: string) => string }

const referralSteps = (rule: ReferralRule, words: Words): readonly string[] => [
  words.t(`promotions.step.referral.${rule.side}`),
  ...needSteps(rule, words),
]

function needSteps({ deposit, turnover, days, most }: ReferralRule, { t, sum }: Words): readonly string[] {
  return [
    t('promotions.step.qualify', { deposit: sum(deposit), turnover: sum(turnover), days }),
    ...(most === null ? [] : [t('promotions.step.friendsMost', { count: most })]),
  ]
}

function giftStep({ gift, isFreeBet, currency, item }: Readable, { t, money, number, lang }: Texts): string {
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  switch (gift.kind) {
    case 'match':
      return t('promotions.gift.match', { percent: number(gift.percent), sum: sum(gift.most) })
    case 'points':
      return t('promotions.gift.points', { count: gift.points })
    case 'freeRounds':
      return t(isFreeBet ? 'promotions.gift.freeBets' : 'promotions.gift.freeRounds', { count: gift.rounds })
    case 'goods':
      return t('promotions.gift.goods', { count: number(gift.pieces), item: item?.[lang] ?? '–' })
    default:
      return t(`promotions.gift.${gift.kind}`, { sum: sum(gift.amount) })
  }
}
