import type { PlacedBet, Scene } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'

type Menu = {
  readonly menu: readonly Minor[]
  readonly start: Minor
  readonly min: Minor
  readonly max: Minor
}

/** The steps of the − and + keys: the menu and where the member started, in order, within the limits. */
export function stakeSteps({ menu, start, min, max }: Menu): readonly Minor[] {
  return [...new Set([...menu, start])]
    .filter((stake) => stake >= min && stake <= max)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The next step up or down; the same stake at either end. */
export function nextStake(steps: readonly Minor[], stake: Minor, by: 1 | -1): Minor {
  const next = by > 0 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake)
  return next ?? stake
}

/** What a balance that falls short says: of what, and the highest lower step at which the same bets would be covered. */
export type Short = {
  readonly kind: 'short'
  /** 'table': no step helps, since chips of their own amounts lie there; the least bet alone would be covered. */
  readonly of: 'bet' | 'table' | 'move'
  readonly lower: Minor | null
}

/**
 * With 4 to play with, steps of 1, 2 and 5 and half of each beside it: 5 + 2.5 falls short, 2 + 1 is offered. With 0.4 nothing is: only
 * more money helps.
 */
export function shortOf(stakes: Menu, balance: Minor, costAt: (stake: Minor) => Minor): Short {
  const lower = stakeSteps(stakes).findLast((step) => costAt(step) <= balance) ?? null
  const isFixed = lower === null && costAt(stakes.min) === costAt(stakes.max) && stakes.min <= balance
  return { kind: 'short', of: isFixed ? 'table' : 'bet', lower }
}

/** What lies on the table for the next round; one bet of the chosen stake where a game knows no places. */
export function placedOn(scene: Scene | null, stake: Minor): readonly PlacedBet[] {
  return scene?.bets?.(stake) ?? (scene ? [{ ...scene.bet(), stake }] : [])
}
