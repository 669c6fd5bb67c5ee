/**
 * A second settlement of bets, written from the published rules without the product's tables: each market is a sentence of its own, and a
 * system is the list of its single bets, one by one. Slow and plain, for tests only.
 */
import { add, floorOf, multiply, ONE, rational, ZERO, type Rational } from '#kit/rational.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import type { Selected, Ticket, TicketLeg } from '../rules/ticket.ts'

type Score = readonly [number, number]

/** The part of the stake that wins, comes back and is lost, in halves: [2, 0, 0] is a win. */
type Parts = readonly [win: number, back: number, loss: number]
const WIN: Parts = [2, 0, 0]
const LOSS: Parts = [0, 0, 2]
const BACK: Parts = [0, 2, 0]

/** Half a stake on each neighbouring half line. */
function beats(count: number, line: number): Parts {
  const single = (halfLine: number): Parts =>
    2 * count > halfLine ? [1, 0, 0] : 2 * count === halfLine ? [0, 1, 0] : [0, 0, 1]
  const [low, high] = line % 2 === 0 ? [line / 2, line / 2] : [(line - 1) / 2, (line + 1) / 2]
  const [a, b] = [single(low), single(high)]
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

const when = (isWon: boolean): Parts => (isWon ? WIN : LOSS)
const swap = ([win, back, loss]: Parts): Parts => [loss, back, win]

function ofScore([market, , line, outcome]: Selected, [h, a]: Score, [fh, fa]: Score): Parts {
  switch (market) {
    case 'winner':
      return when(
        (h > a && outcome === 'home') || (h === a && outcome === 'draw') || (h < a && outcome === 'away'),
      )
    case 'toWin':
    case 'drawNoBet':
      return h === a ? BACK : when(h > a === (outcome === 'home'))
    case 'doubleChance':
      return when(
        (outcome === 'homeOrDraw' && h >= a) ||
          (outcome === 'drawOrAway' && h <= a) ||
          (outcome === 'homeOrAway' && h !== a),
      )
    case 'asianHandicap': {
      const parts = beats(h - fh - (a - fa), -line)
      return outcome === 'home' ? parts : swap(parts)
    }
    case 'handicap': {
      const parts = beats(h - a, -line)
      return outcome === 'home' ? parts : swap(parts)
    }
    case 'europeanHandicap': {
      const with_ = 4 * (h - a) + line
      return when(outcome === (with_ > 0 ? 'home' : with_ === 0 ? 'draw' : 'away'))
    }
    case 'total':
    case 'homeTotal':
    case 'awayTotal': {
      const parts = beats(market === 'total' ? h + a : market === 'homeTotal' ? h : a, line)
      return outcome === 'over' ? parts : swap(parts)
    }
    case 'oddEven':
      return when(outcome === ((h + a) % 2 === 0 ? 'even' : 'odd'))
    case 'bothScore':
      return when(outcome === (h > 0 && a > 0 ? 'yes' : 'no'))
    case 'correctScore':
      return when(outcome === (h > 4 || a > 4 ? 'other' : `${h}:${a}`))
    default:
      throw new Error(`the oracle does not know ${market}`)
  }
}

/** What a leg of one selection returns per unit. */
function legFactor(leg: TicketLeg, result: EventResult): Rational {
  const selected = leg.s[0]!
  if (result.how === 'cancelled' || result.how === 'walkover') return ONE
  const known = result.counts[selected[1]]
  let parts: Parts
  if (known) parts = ofScore(selected, known, leg.f ?? [0, 0])
  else if (result.how === 'abandoned' && result.reached && selected[1] === 'full') {
    // decided if no further goals could change it: all scores within fifty goals say the same, more than any lead and line of the tests
    const seen = new Map<string, Parts>()
    for (let h = 0; h < 50; h += 1)
      for (let a = 0; a < 50; a += 1) {
        const found = ofScore(selected, [result.reached[0] + h, result.reached[1] + a], leg.f ?? [0, 0])
        seen.set(found.join(), found)
      }
    parts = seen.size === 1 ? [...seen.values()][0]! : BACK
  } else parts = BACK
  const price = rational(leg.p, 10_000)
  return multiply(rational(1, 2), add(multiply(rational(parts[0]), price), rational(parts[1])))
}

/** Every combination of so many of a list. */
export function combinations<T>(of: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return of.flatMap((first, at) => combinations(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]))
}

/** What a bet of single-selection legs pays when all results are known: bet by bet, each line with its part of the stake. */
export function oraclePays(ticket: Ticket, stake: bigint, resultOf: (event: string) => EventResult): bigint {
  const factor = (leg: TicketLeg) => legFactor(leg, resultOf(leg.e))
  const bankers = ticket.legs.filter(({ b }) => b).map(factor)
  const others = ticket.legs.filter(({ b }) => !b).map(factor)
  const lines = ticket.sizes.flatMap((size) => combinations(others, size))
  const sum = lines.map((line) => [...line, ...bankers].reduce(multiply, ONE)).reduce(add, ZERO)
  return floorOf(stake, multiply(sum, rational(1, lines.length)))
}
