import { stateOf, type PromotionState } from '../rules/state.ts'
import type { EntrySeen, Promotion } from '../store/promotions.ts'

/** The state of a promotion for one member, by their entry; null: a visitor, or not joined. */
export function seen(promotion: Promotion, entry: EntrySeen | null, now: Date): PromotionState {
  const { data, state, startsAt, endsAt, budget, spent } = promotion
  const isUsedUp = budget !== null && spent >= budget
  return stateOf({ trigger: data.trigger, state, startsAt, endsAt, isUsedUp, entry }, now)
}
