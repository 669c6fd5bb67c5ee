import { backs } from './backs.ts'
import { bets } from './bets.ts'
import type { Check, Stage } from './check.ts'
import { proofs } from './proofs.ts'
import { wins } from './wins.ts'

/** Everything that a seamless wallet must hold, in the order of a supplier's own test. */
export const checks: readonly Check[] = [...proofs, ...bets, ...wins, ...backs]

/** What a dialect cannot say is not asked of it. */
export function isAsked({ needs = [] }: Check, { supplier, staleToken }: Stage): boolean {
  return needs.every((need) => {
    if (need === 'stale') return staleToken !== null
    if (need === 'currency' || need === 'winBack') return supplier.dialect !== 'pragmatic'
    return supplier.can.has(need)
  })
}
