/**
 * How a selection stands while its match is played: how it would be settled at the score as it is, by the rows that settle it, and the
 * fewest further goals that would make it win. Only goals of regular time are looked at: other periods and markets are not tracked.
 *
 * Example: home −0.5 at 1:1 stands as lost and needs one goal of the home side; over 2.5 at 1:0 needs two goals of either side.
 */
import { isPairMarket, pairVerdict } from '#game-kit/sports/markets/pair-markets.ts'
import { WIN, type Verdict } from '#game-kit/sports/markets/verdict.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import type { Asked } from '../slip.ts'

/** More goals than any price is offered for. */
const MOST_GOALS = 8

type Needs = { readonly goals: number; readonly of: 'home' | 'away' | 'any' | 'both' }

export type Stand = {
  /** As it would be settled now: 0 lost … 2 returned … 4 won. */
  readonly verdict: Verdict
  /** The fewest further goals that make it win; null: it wins as it stands, or no goals can. `any`: of whichever side. */
  readonly needs: Needs | null
  /** Whether no further goals can change it. */
  readonly isDecided: boolean
}

/** Null: the selection is not tracked by goals. `from`: the score at the bet. */
export function standOf(
  { market, period, line, outcome }: Asked,
  score: Pair,
  from: Pair = [0, 0],
): Stand | null {
  if (period !== 'full' || !isPairMarket(market)) return null
  const at = (home: number, away: number): Verdict =>
    pairVerdict(market, outcome, line, [score[0] + home, score[1] + away], from)
  const verdict = at(0, 0)
  let isDecided = true
  let fewest: number | null = null
  let ways: (readonly [home: number, away: number])[] = []
  for (let goals = 1; goals <= MOST_GOALS; goals += 1)
    for (let home = 0; home <= goals; home += 1) {
      const found = at(home, goals - home)
      if (found !== verdict) isDecided = false
      if (found !== WIN || (fewest !== null && goals > fewest)) continue
      fewest = goals
      ways = [...ways, [home, goals - home]]
    }
  if (verdict === WIN || fewest === null) return { verdict, needs: null, isDecided }
  return { verdict, needs: { goals: fewest, of: whose(ways, fewest) }, isDecided }
}

function whose(ways: readonly (readonly [number, number])[], goals: number): Needs['of'] {
  if (ways.length > goals) return 'any'
  if (ways.some(([home]) => home === goals)) return 'home'
  return ways.some(([home]) => home === 0) ? 'away' : 'both'
}
