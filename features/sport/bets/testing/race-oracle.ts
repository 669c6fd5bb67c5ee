/**
 * A second settlement of bets on races, without the product's tables: runners that finish level are put in every strict order in turn, the
 * bet is paid for each as if it were the result, and the mean of all is what a dead heat pays. A multiple is the list of its single bets.
 */
import { add, floorOf, multiply, ONE, rational, ZERO, type Rational } from '#kit/rational.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import type { Ticket, TicketLeg } from '../rules/ticket.ts'
import { combinations } from './oracle.ts'

/** The published scale of deductions: the highest price, and the hundredths that it takes. */
const DEDUCTIONS = [
  [1.11, 90],
  [1.18, 85],
  [1.25, 80],
  [1.3, 75],
  [1.4, 70],
  [1.54, 65],
  [1.62, 60],
  [1.8, 55],
  [1.95, 50],
  [2.2, 45],
  [2.5, 40],
  [2.75, 35],
  [3.25, 30],
  [4, 25],
  [5, 20],
  [6.5, 15],
  [10, 10],
  [15, 5],
] as const

const orders = (of: readonly number[]): readonly (readonly number[])[] =>
  of.length < 2
    ? [of]
    : of.flatMap((first) => orders(of.filter((each) => each !== first)).map((rest) => [first, ...rest]))

/** Every strict order that a result with level runners may have been. */
const strictOrders = (places: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  places.reduce<readonly (readonly number[])[]>(
    (before, level) => before.flatMap((first) => orders(level).map((next) => [...first, ...next])),
    [[]],
  )

function keptHundredths({ nonRunners }: EventResult, acceptedAt: Date): number {
  const lost = nonRunners.map(({ price, at }) => {
    if (price === null || at === null || new Date(at) <= acceptedAt) return 0
    return DEDUCTIONS.find(([upTo]) => price / 10_000 <= upTo)?.[1] ?? 0
  })
  return (
    100 -
    Math.min(
      90,
      lost.reduce<number>((sum, each) => sum + each, 0),
    )
  )
}

type Part = {
  readonly market: string
  readonly outcome: string
  readonly places: number
  readonly fraction: number
}

/** What a unit on one part of a leg returns, by every strict order. */
function unitReturn(part: Part, leg: TicketLeg, { result, acceptedAt }: Against): Rational {
  if (result.how === 'cancelled' || !result.places) return ONE
  const named = part.outcome.split('-').map(Number)
  if (named.some((number) => result.nonRunners.some((out) => out.number === number))) return ONE
  const kept = part.market === 'forecast' ? 100 : keptHundredths(result, acceptedAt)
  const gain = multiply(rational(leg.p - 10_000, 10_000 * part.fraction), rational(kept, 100))
  const all = strictOrders(result.places)
  const won = all.filter((order) =>
    part.market === 'forecast'
      ? order[0] === named[0] && order[1] === named[1]
      : order.slice(0, part.places).includes(named[0]!),
  )
  return multiply(add(ONE, gain), rational(won.length, all.length))
}

type Against = { readonly result: EventResult; readonly acceptedAt: Date }

/** What a bet on races pays once all results are known. */
export function raceOraclePays(
  { legs, sizes, ew }: Ticket,
  stake: bigint,
  against: (event: string) => Against,
): bigint {
  const parts: readonly ((leg: TicketLeg) => Part)[] = ew
    ? [
        ({ s }) => ({ market: 'win', outcome: s[0]![3], places: 1, fraction: 1 }),
        ({ s, t }) => ({ market: 'place', outcome: s[0]![3], ...(t ?? ew) }),
      ]
    : [
        ({ s }) => ({
          market: s[0]![0],
          outcome: s[0]![3],
          places: s[0]![0] === 'win' ? 1 : s[0]![2],
          fraction: 1,
        }),
      ]
  const lines = parts.flatMap((partOf) => {
    const factors = legs.map((leg) => ({ leg, factor: unitReturn(partOf(leg), leg, against(leg.e)) }))
    const bankers = factors.filter(({ leg }) => leg.b)
    const others = factors.filter(({ leg }) => !leg.b)
    return sizes.flatMap((size) => combinations(others, size).map((line) => [...line, ...bankers]))
  })
  const sum = lines.map((line) => line.map(({ factor }) => factor).reduce(multiply, ONE)).reduce(add, ZERO)
  return floorOf(stake, multiply(sum, rational(1, lines.length)))
}
