/**
 * The valid bet of a single (decision 24): opposite bets on one event are not at risk. Of a member's single bets on the outcomes of one
 * market, the largest side less all others is at risk, and belongs to the bets of that side by their stakes; rounded down.
 *
 * What parts of a bet were cashed out for was at risk by what was won or lost by them; only the rest of its stake is still at risk whole.
 *
 * Example: 100.00 on over and 30.00 on under 2.5: 70.00 are valid, all of them of the bet on over.
 */
import type { Selected, Ticket } from './ticket.ts'

/** Markets of which several outcomes win together: bets on two of them are not opposite. */
const NOT_OPPOSITE: ReadonlySet<string> = new Set(['scorerAnytime', 'place'])

export type Hedged = { readonly own: bigint; readonly all: bigint; readonly isLargest: boolean }
/** By "wallet|market|period|line|outcome"; bets without an entry have no opposite one. */
export type Hedges = ReadonlyMap<string, Hedged>

export function validOf(
  { wallet, stake, inputs }: { readonly wallet: bigint; readonly stake: bigint; readonly inputs: Ticket },
  hedges: Hedges,
): bigint {
  const selected = singleOf(inputs)
  if (!selected) return stake
  const [market, period, line, outcome] = selected
  const hedged = hedges.get(`${wallet}|${market}|${period}|${line}|${outcome}`)
  if (!hedged) return stake
  if (!hedged.isLargest) return 0n
  const atRisk = 2n * hedged.own - hedged.all
  return atRisk <= 0n ? 0n : (stake * atRisk) / hedged.own
}

/** The valid bet of a settled bet of which parts were cashed out: that of the stake that ran on, and what was at risk of the parts. */
export const validAfter = (
  bet: { readonly wallet: bigint; readonly stake: bigint; readonly inputs: Ticket },
  of: {
    readonly running: bigint
    readonly cashed: bigint
    readonly isAtRisk: boolean
    readonly hedges: Hedges
  },
): bigint => of.cashed + (of.isAtRisk ? validOf({ ...bet, stake: of.running }, of.hedges) : 0n)

/** The one outcome that a single is on, where the others of its market exclude it; undefined for any other bet. */
function singleOf({ legs: [leg, another] }: Ticket): Selected | undefined {
  const [selected, further] = leg?.s ?? []
  if (!selected || further || another) return undefined
  return NOT_OPPOSITE.has(selected[0]) ? undefined : selected
}

/** Which outcome of which market of an event a single is on; other bets have no opposite. */
export function singleSides({
  stake,
  inputs,
}: {
  readonly stake: bigint
  readonly inputs: Ticket
}): readonly { readonly event: string; readonly side: string; readonly stake: bigint }[] {
  const selected = singleOf(inputs)
  const [leg] = inputs.legs
  if (!selected || !leg) return []
  const [market, period, line, side] = selected
  return [{ event: `${leg.e}:${market}|${period}|${line}`, side, stake }]
}
