import type { Minor } from '#kit/money.ts'

/** The limits that a member sets for autoplay. */
export type AutoplayPlan = {
  readonly rounds: number
  /** Maximum loss: stakes minus wins. */
  readonly lossMost: Minor
  /** A single win that ends autoplay; absent: none does. */
  readonly winMost?: Minor
  readonly stopsAtFeature: boolean
}

const ROUNDS = [5, 10, 25, 50, 100]
const LOSS_TIMES = [5n, 10n, 25n, 50n]
const WIN_TIMES = [10n, 50n, 100n]

/** The offered numbers of rounds: never more than the platform allows, and always at least one option. */
export function roundChoices(most: number): readonly number[] {
  const fitting = ROUNDS.filter((rounds) => rounds <= most)
  return fitting.length > 0 ? fitting : [most]
}

/** Loss limits, as multiples of the bet's stake. */
export function lossChoices(stake: Minor): readonly Minor[] {
  return LOSS_TIMES.map((times) => stake * times)
}

export function winChoices(stake: Minor): readonly Minor[] {
  return WIN_TIMES.map((times) => stake * times)
}
