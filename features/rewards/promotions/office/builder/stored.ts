import { minuteIn } from '#kit/day/zoned.ts'
import { moneyText } from '#kit/money.ts'
import { roundsValues } from '#features/rewards/bonuses/office/rounds-draft.ts'
import { isFreeRounds, type Terms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { draftOf } from '#features/rewards/segments/office/draft.ts'
import { gameCategories } from '#features/rewards/segments/rules/categories.ts'
import type { Gift } from '../../rules/gifts.ts'
import type { Trigger } from '../../rules/triggers.ts'
import type { Row } from '../promotions-panel.tsx'
import { blank, type Draft } from './draft.ts'

const shown = (of: string | null): string => (of === null ? '' : moneyText(BigInt(of)))
const text = (of: number | null): string => (of === null ? '' : String(of))

/** The form's values of a stored promotion. */
export function valuesOf(row: Row, zone: string): Draft {
  const { title, summary, category, data, terms, budget, startsAt, endsAt, claimDays } = row
  return {
    ...blank,
    ...triggerValues(data.trigger),
    ...giftValues(data.gift),
    ...(terms ? termValues(terms) : {}),
    titleEn: title.en,
    titleVi: title.vi,
    summaryEn: summary.en,
    summaryVi: summary.vi,
    category,
    once: data.once === true,
    conditions: (data.conditions ?? []).map(draftOf),
    budget: budget === null ? '' : moneyText(budget),
    startsAt: minuteIn(zone, startsAt),
    endsAt: endsAt ? minuteIn(zone, endsAt) : '',
    claimDays: String(claimDays),
  }
}

function triggerValues(trigger: Trigger): Partial<Draft> {
  const base = { trigger: trigger.kind }
  switch (trigger.kind) {
    case 'deposit': {
      const { nth, methods, least, code = '' } = trigger
      return { ...base, nth: text(nth), methods: [...methods], least: shown(least), code }
    }
    case 'code':
      return { ...base, code: trigger.code }
    case 'application': {
      const { asks, isActivity } = trigger
      return { ...base, isActivity, asksEn: asks?.en ?? '', asksVi: asks?.vi ?? '' }
    }
    case 'schedule':
      return { ...base, every: trigger.every, on: text(trigger.on), at: trigger.at }
    case 'levelUp':
      return { ...base, level: text(trigger.level) }
    case 'race':
      return { ...base, placeMost: text(trigger.placeMost) }
    case 'referral':
      return {
        ...base,
        side: trigger.side,
        friendDeposit: shown(trigger.deposit),
        friendTurnover: shown(trigger.turnover),
        friendDays: String(trigger.days),
        friendsMost: text(trigger.most),
      }
    case 'operator':
      return { ...base, accounts: trigger.accounts.join('\n') }
    default:
      return base
  }
}

function giftValues(gift: Gift): Partial<Draft> {
  switch (gift.kind) {
    case 'match':
      return { gift: gift.kind, percent: String(gift.percent), most: shown(gift.most) }
    case 'points':
      return { gift: gift.kind, points: String(gift.points) }
    case 'freeRounds':
      return { gift: gift.kind, rounds: String(gift.rounds) }
    case 'goods':
      return { gift: gift.kind, product: gift.product, pieces: String(gift.pieces) }
    default:
      return { gift: gift.kind, amount: shown(gift.amount) }
  }
}

function termValues(terms: Terms): Partial<Draft> {
  if (isFreeRounds(terms))
    return { ...roundsValues(terms), ...(terms.wins === 'cash' ? {} : termValues(terms.wins)) }
  const { order, wagering, days, categoryWeights, stakeMax, conversionMax } = terms
  return {
    order,
    wagering: String(wagering),
    days: String(days),
    weights: Object.fromEntries(gameCategories.map((each) => [each, String(categoryWeights[each] ?? 100)])),
    stakeMax: shown(stakeMax),
    conversionMax: shown(conversionMax),
  }
}
