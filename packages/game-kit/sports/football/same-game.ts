import { LOSS, WIN } from '../markets/verdict.ts'
import type { Verdict } from '../markets/verdict.ts'
import { byHalves, halfFullOf } from './halves.ts'
import { pairVerdict } from '../markets/pair-markets.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * A combination of selections in one match is priced from the chance that all of them win, summed over the results of the match. The
 * product of the single prices would be wrong: a home win and over 2.5 goals occur together more often than if they were independent.
 */

/** One selection of a combination: a market on the goals of a period, or half-time and full-time. */
export type MatchSelection =
  | {
      readonly market: PairMarketKey
      readonly period: 'full' | 'first'
      readonly outcome: string
      /** In quarters. */
      readonly line: number
    }
  | { readonly market: 'halfFull'; readonly outcome: string }

/** Why a combination isn't offered. `canPush`: a selection could be returned or won by half, so there is no single price. */
export type SameGameRefusal = 'neverTogether' | 'addsNothing' | 'canPush'

/** Where the match is: the goals to come and the share of them in the first half, the score, and the score at half-time if known. */
export interface MatchPosition {
  readonly grid: ScoreGrid
  readonly share: number
  readonly score: readonly [number, number]
  readonly atHalf?: readonly [number, number]
}

/** The chance that every selection wins, and without each of them that the others do; null: one could be returned. */
function summed(
  at: MatchPosition,
  selections: readonly MatchSelection[],
): { readonly together: number; readonly without: readonly number[] } | null {
  let together = 0
  const without = selections.map(() => 0)
  for (const { first, full, chance } of byHalves(at.grid, at.share)) {
    const half = at.atHalf ?? plus(first, at.score)
    const verdicts = selections.map((selection) => verdictOf(selection, half, plus(full, at.score), at.score))
    if (verdicts.some((verdict) => verdict !== WIN && verdict !== LOSS)) return null
    const lost = verdicts.filter((verdict) => verdict === LOSS).length
    if (lost === 0) together += chance
    // the chance of the combination without one selection: with it, if that selection is the only one that loses
    verdicts.forEach((verdict, index) => {
      if (lost === 0 || (lost === 1 && verdict === LOSS)) without[index] = (without[index] ?? 0) + chance
    })
  }
  return { together, without }
}

/** The chance that every selection wins, whatever the match has decided of them by now; null: one could be returned. */
export const allWinChance = (at: MatchPosition, selections: readonly MatchSelection[]): number | null =>
  summed(at, selections)?.together ?? null

/** The chance that every selection wins, or why the combination isn't offered. */
export function sameGameChance(
  at: MatchPosition,
  selections: readonly MatchSelection[],
): { readonly chance: number } | { readonly refused: SameGameRefusal } {
  const found = summed(at, selections)
  if (!found) return { refused: 'canPush' }
  const { together, without } = found
  if (together < IMPOSSIBLE) return { refused: 'neverTogether' }
  if (selections.length > 1 && without.some((chance) => chance - together < IMPOSSIBLE))
    return { refused: 'addsNothing' }
  return { chance: together }
}

/** Below this a combination cannot happen in the model, other than by the rounding of floats. */
const IMPOSSIBLE = 1e-9

function verdictOf(
  selection: MatchSelection,
  half: readonly [number, number],
  full: readonly [number, number],
  now: readonly [number, number],
): Verdict {
  if (selection.market === 'halfFull') return halfFullOf(half, full) === selection.outcome ? WIN : LOSS
  const final = selection.period === 'first' ? half : full
  return pairVerdict(selection.market, selection.outcome, selection.line, final, now)
}

const plus = (a: readonly [number, number], b: readonly [number, number]) =>
  [a[0] + b[0], a[1] + b[1]] as const
