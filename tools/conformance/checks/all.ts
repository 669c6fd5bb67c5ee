import { backs } from './backs.ts'
import { bets } from './bets.ts'
import type { Check, Stage } from './check.ts'
import { proofs } from './proofs.ts'
import { wins } from './wins.ts'

/** All requirements of a seamless wallet, in the order of a supplier's own test. */
export const checks: readonly Check[] = [...proofs, ...bets, ...wins, ...backs]

/** Skips checks that a protocol cannot express. */
export function isAsked({ needs = [] }: Check, { supplier, staleToken, answerKey }: Stage): boolean {
  return needs.every((need) => {
    // this protocol identifies the member after the token was accepted: no later call carries one
    if (need === 'stale') return staleToken !== null && supplier.protocol !== 'pragmatic'
    if (need === 'signedReply' && answerKey === null) return false
    if (need === 'currency' || need === 'winBack') return supplier.protocol !== 'pragmatic'
    return supplier.can.has(need)
  })
}
