import { stateOf, type PromotionState } from '../rules/state.ts'
import type { EntrySeen, Promotion } from '../store/promotions.ts'

/** The state of a promotion for one member, by their entry (null: a visitor, or not joined) and what they chose for open deposits. */
export function seen(
  promotion: Promotion,
  entry: EntrySeen | null,
  now: Date,
  chosen: ReadonlySet<string> = new Set(),
): PromotionState {
  const { data, state, startsAt, endsAt, budget, spent } = promotion
  const isUsedUp = budget !== null && spent >= budget
  return stateOf(
    { trigger: data.trigger, state, startsAt, endsAt, isUsedUp, entry, isChosen: chosen.has(promotion.id) },
    now,
  )
}
