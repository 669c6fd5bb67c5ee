import { momentIn } from '#kit/day/zoned.ts'
import { parseMoney } from '#kit/money.ts'
import {
  blankRounds,
  roundsTermsOf,
  type RoundsDraft,
} from '#features/rewards/bonuses/office/rounds-draft.ts'
import type { Terms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { conditionOf, type ConditionDraft } from '#features/rewards/segments/office/draft.ts'
import { gameCategories } from '#features/rewards/segments/rules/categories.ts'
import { giftRules, type Gift, type GiftKind } from '../../rules/gifts.ts'
import type { Category } from '../../rules/promotion.ts'
import type { Trigger, TriggerKind } from '../../rules/triggers.ts'

type Weights = Readonly<Record<string, string>>

/** The form's own values: text as typed. */
export type Draft = RoundsDraft & {
  titleEn: string
  titleVi: string
  summaryEn: string
  summaryVi: string
  category: Category
  trigger: TriggerKind
  nth: string
  methods: string[]
  least: string
  code: string
  isActivity: boolean
  asksEn: string
  asksVi: string
  every: 'once' | 'day' | 'week' | 'month'
  on: string
  at: string
  level: string
  placeMost: string
  side: 'inviter' | 'friend'
  friendDeposit: string
  friendTurnover: string
  friendDays: string
  friendsMost: string
  accounts: string
  once: boolean
  conditions: readonly ConditionDraft[]
  gift: GiftKind
  percent: string
  most: string
  amount: string
  points: string
  product: string
  pieces: string
  order: 'cash' | 'bonus'
  wagering: string
  days: string
  weights: Weights
  stakeMax: string
  conversionMax: string
  budget: string
  startsAt: string
  endsAt: string
  claimDays: string
}

/** What the form starts with: live tables count a tenth. */
export const blank: Draft = {
  ...blankRounds,
  titleEn: '',
  titleVi: '',
  summaryEn: '',
  summaryVi: '',
  category: 'deposit',
  trigger: 'deposit',
  nth: '',
  methods: [],
  least: '',
  code: '',
  isActivity: false,
  asksEn: '',
  asksVi: '',
  every: 'week',
  on: '5',
  at: '18:00',
  level: '',
  placeMost: '',
  side: 'inviter',
  friendDeposit: '',
  friendTurnover: '',
  friendDays: '30',
  friendsMost: '',
  accounts: '',
  once: false,
  conditions: [],
  gift: 'match',
  percent: '100',
  most: '',
  amount: '',
  points: '',
  product: '',
  pieces: '1',
  order: 'cash',
  wagering: '5',
  days: '14',
  weights: Object.fromEntries(gameCategories.map((each) => [each, each === 'LIVE' ? '10' : '100'])),
  stakeMax: '',
  conversionMax: '',
  budget: '',
  startsAt: '',
  endsAt: '',
  claimDays: '30',
}

const units = (text: string): string => String(parseMoney(text) ?? 0n)
const orNull = (text: string): string | null => (text.trim() ? units(text) : null)
const wholeOrNull = (text: string): number | null => (text.trim() ? Number(text) : null)

/** The call's body, without brand and currency. The server checks all of it again. */
export function bodyOf(draft: Draft, zone: string, now: Date) {
  const { category, titleEn, titleVi, summaryEn, summaryVi, budget, startsAt, endsAt } = draft
  const conditions = draft.conditions.map(conditionOf).filter((each) => each !== null)
  return {
    category,
    title: { en: titleEn, vi: titleVi },
    summary: { en: summaryEn, vi: summaryVi },
    data: {
      trigger: triggerOf(draft),
      gift: giftOf(draft),
      ...(conditions.length ? { conditions } : {}),
      ...(draft.once ? { once: true } : {}),
    },
    terms: anyTermsOf(draft),
    budget: budget.trim() ? parseMoney(budget) : null,
    startsAt: startsAt ? momentIn(zone, startsAt) : now,
    endsAt: endsAt ? momentIn(zone, endsAt) : null,
    claimDays: Number(draft.claimDays),
  }
}

/** Bonus money is given, or free rounds win some. */
export function hasBonusTerms({ gift, roundWins }: Draft): boolean {
  return giftRules[gift].terms === 'bonus' || (gift === 'freeRounds' && roundWins === 'bonus')
}

function anyTermsOf(draft: Draft): Terms | null {
  if (draft.gift === 'freeRounds') return roundsTermsOf(draft, termsOf(draft))
  return hasBonusTerms(draft) ? termsOf(draft) : null
}

function triggerOf(draft: Draft): Trigger {
  const { trigger, code, asksEn, asksVi, every, on, at } = draft
  const secret = code.trim() ? { code: code.trim() } : {}
  switch (trigger) {
    case 'deposit':
      return {
        kind: trigger,
        nth: wholeOrNull(draft.nth),
        methods: draft.methods,
        least: units(draft.least),
        ...secret,
      }
    case 'code':
      return { kind: trigger, code: code.trim() }
    case 'application': {
      const asks = asksEn.trim() && asksVi.trim() ? { en: asksEn, vi: asksVi } : null
      return { kind: trigger, isActivity: draft.isActivity, asks }
    }
    case 'schedule':
      return { kind: trigger, every, on: every === 'week' || every === 'month' ? Number(on) : null, at }
    case 'levelUp':
      return { kind: trigger, level: wholeOrNull(draft.level) }
    case 'mission':
      return { kind: trigger, mission: null }
    case 'race':
      return { kind: trigger, race: null, placeMost: wholeOrNull(draft.placeMost) }
    case 'referral':
      return {
        kind: trigger,
        side: draft.side,
        deposit: units(draft.friendDeposit),
        turnover: units(draft.friendTurnover),
        days: Number(draft.friendDays),
        most: draft.side === 'inviter' ? wholeOrNull(draft.friendsMost) : null,
      }
    case 'operator':
      return { kind: trigger, accounts: draft.accounts.split(/[\s,;]+/).filter((each) => each !== '') }
    default:
      return { kind: trigger }
  }
}

function giftOf({ gift, percent, most, amount, points, product, pieces, rounds }: Draft): Gift {
  switch (gift) {
    case 'match':
      return { kind: gift, percent: Number(percent), most: units(most) }
    case 'points':
      return { kind: gift, points: Number(points) }
    case 'freeRounds':
      return { kind: gift, rounds: Number(rounds) }
    case 'goods':
      return { kind: gift, product, pieces: Number(pieces) }
    default:
      return { kind: gift, amount: units(amount) }
  }
}

function termsOf({ wagering, days, order, weights, stakeMax, conversionMax }: Draft): BonusTerms {
  const counted = Object.entries(weights).filter(([, weight]) => weight.trim() !== '' && weight !== '100')
  return {
    version: 1,
    order,
    wagering: Number(wagering),
    days: Number(days),
    categoryWeights: Object.fromEntries(counted.map(([category, weight]) => [category, Number(weight)])),
    gameWeights: {},
    excludedCategories: [],
    excludedGames: [],
    excludedVendors: [],
    stakeMax: orNull(stakeMax),
    conversionMax: orNull(conversionMax),
  }
}
