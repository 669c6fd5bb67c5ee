import type { PlacedBet, Scene } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'

type Menu = {
  readonly menu: readonly Minor[]
  readonly start: Minor
  readonly min: Minor
  readonly max: Minor
}

/** The steps of the − and + buttons: the menu and the initial stake, in order, within the limits. */
export function stakeSteps({ menu, start, min, max }: Menu): readonly Minor[] {
  return [...new Set([...menu, start])]
    .filter((stake) => stake >= min && stake <= max)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The next step up or down; unchanged at either end. */
export function nextStake(steps: readonly Minor[], stake: Minor, by: 1 | -1): Minor {
  const next = by > 0 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake)
  return next ?? stake
}

/** The insufficient-balance notice: its subject, and the highest lower step at which the balance covers the same bets. */
export type Short = {
  readonly kind: 'short'
  /** 'table': no step helps, since the placed chips have their own amounts; the balance covers only the minimum bet. */
  readonly of: 'bet' | 'table' | 'move'
  readonly lower: Minor | null
}

/**
 * Example: a balance of 4, steps of 1, 2 and 5, and a side bet of half the stake: 5 + 2.5 is too much, so 2 + 1 is offered. With 0.4 no
 * step is covered.
 */
export function shortOf(stakes: Menu, balance: Minor, costAt: (stake: Minor) => Minor): Short {
  const lower = stakeSteps(stakes).findLast((step) => costAt(step) <= balance) ?? null
  const isFixed = lower === null && costAt(stakes.min) === costAt(stakes.max) && stakes.min <= balance
  return { kind: 'short', of: isFixed ? 'table' : 'bet', lower }
}

/** The bets placed for the next round; one bet of the chosen stake when a game has no betting places. */
export function placedOn(scene: Scene | null, stake: Minor): readonly PlacedBet[] {
  return scene?.bets?.(stake) ?? (scene ? [{ ...scene.bet(), stake }] : [])
}
