import type { Minor } from '#kit/money.ts'

/** What a member allows a game that plays on by itself. */
export type AutoplayPlan = {
  readonly rounds: number
  /** Stakes less wins that it may cost at most. */
  readonly lossMost: Minor
  /** A single win that ends it; absent: none does. */
  readonly winMost?: Minor
  readonly stopsAtFeature: boolean
}

const ROUNDS = [5, 10, 25, 50, 100]
const LOSS_TIMES = [5n, 10n, 25n, 50n]
const WIN_TIMES = [10n, 50n, 100n]

/** How many rounds are offered: never more than the platform allows, and always one choice. */
export function roundChoices(most: number): readonly number[] {
  const fitting = ROUNDS.filter((rounds) => rounds <= most)
  return fitting.length > 0 ? fitting : [most]
}

/** Losses at which to end, in stakes of the bet. */
export function lossChoices(stake: Minor): readonly Minor[] {
  return LOSS_TIMES.map((times) => stake * times)
}

export function winChoices(stake: Minor): readonly Minor[] {
  return WIN_TIMES.map((times) => stake * times)
}
