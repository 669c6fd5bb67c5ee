import type { Rational } from '#kit/rational.ts'
import { resultOf, WIN } from '#game-kit/sports/markets/verdict.ts'
import { eachWayMultiple, eachWayParts } from '#game-kit/sports/multiples/each-way.ts'
import { multipleFactor } from '#game-kit/sports/multiples/settle.ts'
import { returnOf } from '#game-kit/sports/odds/price.ts'
import type { Ticket, TicketLeg } from './ticket.ts'

/** A factor as a float, for estimates that are rounded down before money depends on them. */
export const factorNumber = ({ n, d }: Rational): number => Number((n * 1_000_000_000_000n) / d) / 1e12

type Priced = Pick<Ticket, 'sizes' | 'ew'> & { readonly legs: readonly Pick<TicketLeg, 'p' | 'b' | 't'>[] }

/** The return per unit of stake if every leg wins. */
export function bestFactor({ legs, sizes, ew }: Priced): Rational {
  const bankers = legs.filter(({ b }) => b === true)
  const others = legs.filter(({ b }) => b !== true)
  const system = { selections: others.length, sizes }
  if (ew) {
    const win = resultOf(WIN)
    const partsOf = ({ p, t }: (typeof legs)[number]) => eachWayParts(p, t ?? ew, { win, place: win })
    return eachWayMultiple(system, others.map(partsOf), bankers.map(partsOf))
  }
  const backOf = ({ p }: (typeof legs)[number]) => returnOf(p)
  return multipleFactor(system, others.map(backOf), bankers.map(backOf))
}
