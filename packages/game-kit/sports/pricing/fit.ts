import { fairChance, verdictChances } from './fair.ts'
import type { Position } from './fair.ts'
import { measuresOf } from './measures.ts'
import { scoreGrid } from './score-grid.ts'

/** What two markets say of a match: the chance of a home win less that of an away win, and of more goals than a line. */
export interface MarketView {
  readonly supremacy: number
  readonly over: number
  /** The total's line in quarters; 10 is 2.5 goals. */
  readonly line: number
}

/** Expected goals of the two teams. */
export type Expected = readonly [home: number, away: number]

const ITERATIONS = 40
const NEAR_ENOUGH = 1e-10
const NUDGE = 1e-5
/** Beyond these, a team would score more than the grid holds. */
const LEAST_GOALS = 0.05
const MOST_GOALS = 6

/** The position before the start of a match with these expected goals. */
export function positionBefore(expected: Expected, rho?: number): Position {
  const grid = scoreGrid(expected[0], expected[1], rho)
  const measures = measuresOf(grid)
  return { grid, score: [0, 0], final: measures, rest: measures }
}

/** What the model says of a position, in the form of a view. */
export function viewOf(at: Position, line: number): MarketView {
  const winner = (outcome: string) => verdictChances(at, 'winner', outcome)[4]
  return {
    supremacy: winner('home') - winner('away'),
    over: fairChance(verdictChances(at, 'total', 'over', line)),
    line,
  }
}

/**
 * The expected goals behind two markets: Newton's method on the sum and the difference of the means, which the total and the supremacy
 * depend on almost separately. A view that no match can have ends at the nearest bound.
 */
export function expectedGoals(view: MarketView, rho?: number): Expected {
  let total = 2.7
  let lead = view.supremacy * 2
  for (let turn = 0; turn < ITERATIONS; turn += 1) {
    const here = missOf(meansOf(total, lead), view, rho)
    if (Math.abs(here[0]) + Math.abs(here[1]) < NEAR_ENOUGH) break
    const byTotal = missOf(meansOf(total + NUDGE, lead), view, rho)
    const byLead = missOf(meansOf(total, lead + NUDGE), view, rho)
    const a = (byTotal[0] - here[0]) / NUDGE
    const b = (byLead[0] - here[0]) / NUDGE
    const c = (byTotal[1] - here[1]) / NUDGE
    const d = (byLead[1] - here[1]) / NUDGE
    const determinant = a * d - b * c
    if (Math.abs(determinant) < 1e-9) break
    total -= limited((d * here[0] - b * here[1]) / determinant)
    lead -= limited((a * here[1] - c * here[0]) / determinant)
    total = Math.min(2 * MOST_GOALS, Math.max(2 * LEAST_GOALS, total))
    lead = Math.min(total - 2 * LEAST_GOALS, Math.max(2 * LEAST_GOALS - total, lead))
  }
  return meansOf(total, lead)
}

const meansOf = (total: number, lead: number): Expected => [(total + lead) / 2, (total - lead) / 2]

/** A step of more than a goal would leave the region where the slope says anything. */
const limited = (step: number) => Math.min(1, Math.max(-1, step))

function missOf(expected: Expected, view: MarketView, rho?: number): readonly [number, number] {
  const seen = viewOf(positionBefore(expected, rho), view.line)
  return [seen.over - view.over, seen.supremacy - view.supremacy]
}
