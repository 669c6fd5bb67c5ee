import {
  endAfter,
  passesLoss,
  type Autoplay,
  type AutoplayEnd,
} from '#features/play/rounds/rules/autoplay.ts'

/**
 * Automatic betting on crash rounds, with the limits of autoplay (docs/decisions/0023). The stake may change after each round by a share
 * of it; after a loss it may fall or stay but never rise: nothing here helps to chase losses. Rounded down to the step of the stakes.
 *
 * Example: 1 000 staked, +50 % after a win, back to the first stake after a loss: win, win, loss give 1 000, 1 500, 2 250, 1 000.
 */
export type AutoBet = {
  readonly stake: bigint
  readonly roundsMost: number
  readonly lossMost: bigint
  readonly winMost: bigint | null
  /** Percent of the stake; `BACK`: the first stake again. */
  readonly onWin: number
  readonly onLoss: number
}

/** A change back to the first stake. */
export const BACK = -100
export const MOST_PERCENT = 100

/** A bet of it: open bets count as lost until they are settled. */
export type AutoResult = { readonly stake: bigint; readonly win: bigint; readonly isOpen: boolean }

export type Bounds = { readonly min: bigint; readonly max: bigint; readonly step: bigint }

/** The stake of the next bet. */
export function nextStake(auto: AutoBet, results: readonly AutoResult[], bounds: Bounds): bigint {
  return results.reduce((stake, { stake: own, win, isOpen }) => {
    const percent = isOpen ? 0 : win > own ? auto.onWin : auto.onLoss
    if (percent === BACK) return auto.stake
    const changed = (stake * BigInt(100 + percent)) / 100n
    const stepped = changed - (changed % bounds.step)
    return stepped < bounds.min ? bounds.min : stepped > bounds.max ? bounds.max : stepped
  }, auto.stake)
}

function runOf({ roundsMost, lossMost, winMost }: AutoBet, results: readonly AutoResult[]): Autoplay {
  const net = results.reduce((sum, { stake, win }) => sum + win - stake, 0n)
  return { roundsMost, lossMost, winMost, stopsAtFeature: false, rounds: results.length, net }
}

/** Why no bet of this stake may follow; null: it may. */
export function autoEnd(auto: AutoBet, results: readonly AutoResult[], stake: bigint): AutoplayEnd | null {
  const last = results.at(-1)
  if (last && !last.isOpen) {
    const end = endAfter(runOf(auto, results.slice(0, -1)), { ...last, hasFeature: false })
    if (end !== null && end !== 'loss') return end
  }
  if (results.length >= auto.roundsMost) return 'rounds'
  return passesLoss(runOf(auto, results), stake) ? 'loss' : null
}
