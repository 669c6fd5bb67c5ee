import { backs } from './backs.ts'
import { bets } from './bets.ts'
import type { Check, Stage } from './check.ts'
import { proofs } from './proofs.ts'
import { wins } from './wins.ts'

/** Everything that a seamless wallet must hold, in the order of a supplier's own test. */
export const checks: readonly Check[] = [...proofs, ...bets, ...wins, ...backs]

/** What a dialect cannot say is not asked of it. */
export function isAsked({ needs = [] }: Check, { supplier, staleToken, answerKey }: Stage): boolean {
  return needs.every((need) => {
    // this style names the member once it has let the token in: no later call carries one
    if (need === 'stale') return staleToken !== null && supplier.dialect !== 'pragmatic'
    if (need === 'signedReply' && answerKey === null) return false
    if (need === 'currency' || need === 'winBack') return supplier.dialect !== 'pragmatic'
    return supplier.can.has(need)
  })
}
