// The multiples of a chase as a member plans them; the server prices and checks them again.

import { chaseSteps, type ChasePlan, type ChaseStep } from '#game-kit/lottery/chase.ts'
import { groupOfChoice, readChoice } from '#game-kit/lottery/pick.ts'
import { highestPrice, type Board, type BoardPlay } from '#game-kit/lottery/board.ts'
import { rational, ZERO, type Rational } from '#kit/rational.ts'

export type PlanKind = ChasePlan['kind']

/** A line as a plan needs it: what it costs at multiple 1, and the stake of one of its unit bets. */
export type PlanLine = {
  readonly play: string
  readonly choice: string
  readonly units: number
  readonly unitStake: bigint
  readonly multiple: number
}

export type Priced = { readonly unitStake: bigint; readonly winStake: bigint; readonly factor: Rational }

const costOf = ({ units, unitStake, multiple }: PlanLine): bigint => unitStake * BigInt(units * multiple)

/**
 * What the lines cost at multiple 1, and what the least winning unit bet of them stakes and returns. A plan for a profit is possible only
 * where every line is of one play with one price: otherwise a win has no one amount, and `factor` is 0.
 */
export function pricedLines(board: Board, lines: readonly PlanLine[]): Priced {
  const unitStake = lines.reduce((total, line) => total + costOf(line), 0n)
  const winStake = lines.reduce((least, line) => {
    const own = line.unitStake * BigInt(line.multiple)
    return least === 0n || own < least ? own : least
  }, 0n)
  const [first] = lines
  const play = board.plays.find(({ key }) => key === first?.play)
  const isOne =
    first !== undefined &&
    lines.every(
      ({ play: key, choice }) => key === first.play && groupText(choice) === groupText(first.choice),
    )
  return { unitStake, winStake, factor: play && isOne ? factorOf(play, first.choice) : ZERO }
}

const groupText = (choice: string): string => choice.slice(choice.indexOf('@') + 1 || choice.length)

function factorOf(play: BoardPlay, choice: string): Rational {
  const prices = play.prices(groupOfChoice(choice) ?? { book: 'Z', group: 0 })
  return prices.length === 1 ? highestPrice(prices) : ZERO
}

/** The draws of a plan; `own` are the multiples that the member typed over, by place from 0. */
export function plannedSteps(
  plan: ChasePlan,
  draws: number,
  { priced, own }: { readonly priced: Priced; readonly own: ReadonlyMap<number, number> },
): readonly ChaseStep[] {
  let staked = 0n
  return chaseSteps(plan, draws, priced).map((step, at) => {
    const multiple = own.get(at) ?? step.multiple
    const stake = priced.unitStake * BigInt(multiple)
    staked += stake
    return { ...step, multiple, stake, staked }
  })
}

/** A whole number of a text between two bounds. */
export function boundedWhole(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) ? least : Math.min(Math.max(value, least), most)
}

/** Whether a plan for a profit is possible. */
export const hasProfit = ({ factor }: Priced): boolean => factor.n > rational(0).n

/** A stored selection as a line without its price; null where the lottery does not offer it any more. */
export function offeredLine(
  board: Board,
  { play: key, choice }: { readonly play: string; readonly choice: string },
): { readonly play: string; readonly choice: string; readonly units: number } | null {
  const play = board.plays.find((each) => each.key === key)
  // a bet of a draw that went on cannot be placed before one
  const pick = play && !play.isLive && readChoice(play.form, choice)
  const units = play && pick ? play.units(pick) : 0
  return units > 0 ? { play: key, choice, units } : null
}
