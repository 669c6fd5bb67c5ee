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

/** The highest step that a balance covers, if it covers any. */
export function coveredStake(steps: readonly Minor[], balance: Minor): Minor | null {
  return steps.findLast((step) => step <= balance) ?? null
}

/** What lies on the table for the next round; one bet of the chosen stake where a game knows no places. */
export function placedOn(scene: Scene | null, stake: Minor): readonly PlacedBet[] {
  return scene?.bets?.(stake) ?? (scene ? [{ ...scene.bet(), stake }] : [])
}
