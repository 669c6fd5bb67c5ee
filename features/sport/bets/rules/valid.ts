/**
 * The valid bet of a single (decision 24): opposite bets on one event are not at risk. Of a member's single bets on the outcomes of one
 * market, the largest side less all others is at risk, and belongs to the bets of that side by their stakes; rounded down.
 *
 * Example: 100.00 on over and 30.00 on under 2.5: 70.00 are valid, all of them of the bet on over.
 */
import type { Ticket } from './ticket.ts'

export type Hedged = { readonly own: bigint; readonly all: bigint; readonly isLargest: boolean }
/** By "wallet|market|period|line|outcome"; bets without an entry have no opposite one. */
export type Hedges = ReadonlyMap<string, Hedged>

export function validOf(
  { wallet, stake, inputs }: { readonly wallet: bigint; readonly stake: bigint; readonly inputs: Ticket },
  hedges: Hedges,
): bigint {
  const [leg, another] = inputs.legs
  const [selected, further] = leg?.s ?? []
  if (!selected || further || another) return stake
  const [market, period, line, outcome] = selected
  const hedged = hedges.get(`${wallet}|${market}|${period}|${line}|${outcome}`)
  if (!hedged) return stake
  if (!hedged.isLargest) return 0n
  const atRisk = 2n * hedged.own - hedged.all
  return atRisk <= 0n ? 0n : (stake * atRisk) / hedged.own
}
