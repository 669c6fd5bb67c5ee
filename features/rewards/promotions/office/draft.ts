import { parseMoney } from '#kit/money.ts'
import type { Category, Gift, Trigger } from '../rules/promotion.ts'

/** The form's own values: text as typed. */
export type Draft = {
  titleEn: string
  titleVi: string
  summaryEn: string
  summaryVi: string
  category: Category
  trigger: 'first' | 'any' | 'claim' | 'code' | 'application' | 'activity'
  asksEn: string
  asksVi: string
  endsAt: string
  code: string
  least: string
  gift: 'match' | 'bonus' | 'cash'
  percent: string
  most: string
  amount: string
  wagering: string
  days: string
  stakeMax: string
  budget: string
}

export const blank: Draft = {
  titleEn: '',
  titleVi: '',
  summaryEn: '',
  summaryVi: '',
  category: 'deposit',
  trigger: 'first',
  asksEn: '',
  asksVi: '',
  endsAt: '',
  code: '',
  least: '',
  gift: 'match',
  percent: '100',
  most: '',
  amount: '',
  wagering: '5',
  days: '14',
  stakeMax: '',
  budget: '',
}

const CLAIM_DAYS = 30

const units = (text: string): string => String(parseMoney(text) ?? 0n)
const orNull = (text: string): string | null => (text.trim() ? units(text) : null)

/** The call's body, without brand and currency. The server checks all of it again. */
export function bodyOf(draft: Draft) {
  const { category, titleEn, titleVi, summaryEn, summaryVi, budget } = draft
  return {
    category,
    title: { en: titleEn, vi: titleVi },
    summary: { en: summaryEn, vi: summaryVi },
    data: { trigger: triggerOf(draft), gift: giftOf(draft) },
    terms: draft.gift === 'cash' ? null : termsOf(draft),
    budget: budget.trim() ? parseMoney(budget) : null,
    startsAt: new Date(),
    endsAt: draft.trigger === 'activity' && draft.endsAt ? new Date(draft.endsAt) : null,
    claimDays: CLAIM_DAYS,
  }
}

function triggerOf({ trigger, code, least, asksEn, asksVi }: Draft): Trigger {
  if (trigger === 'application' || trigger === 'activity') {
    const asks = asksEn.trim() && asksVi.trim() ? { en: asksEn, vi: asksVi } : null
    return { kind: 'application', isActivity: trigger === 'activity', asks }
  }
  if (trigger === 'claim') return { kind: 'claim' }
  if (trigger === 'code') return { kind: 'code', code: code.trim() }
  return { kind: 'deposit', nth: trigger === 'first' ? 1 : null, methods: [], least: units(least) }
}

function giftOf({ gift, percent, most, amount }: Draft): Gift {
  if (gift === 'match') return { kind: 'match', percent: Number(percent), most: units(most) }
  return { kind: gift, amount: units(amount) }
}

function termsOf({ wagering, days, stakeMax }: Draft) {
  return {
    version: 1,
    order: 'cash',
    wagering: Number(wagering),
    days: Number(days),
    categoryWeights: { LIVE: 10 },
    gameWeights: {},
    excludedCategories: [],
    excludedGames: [],
    excludedVendors: [],
    stakeMax: orNull(stakeMax),
    conversionMax: null,
  } as const
}
