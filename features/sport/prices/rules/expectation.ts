/** Whether numbers can be what is expected of an event: goals and points of two sides, chances, or one win chance per runner. */
import type { SportKey } from '#features/sport/events/rules/sports.ts'

const within = (values: readonly number[], count: number, least: number, most: number): boolean =>
  values.length === count && values.every((value) => value >= least && value <= most)

const NEAR_ONE = 0.02

/** Win chances, one a runner. */
function areChances(expected: readonly number[], runners: number): boolean {
  const sum = expected.reduce((total, chance) => total + chance, 0)
  return within(expected, runners, 0, 1) && Math.abs(sum - 1) < NEAR_ONE
}

export function isExpectation(sport: SportKey, expected: readonly number[], runners: number): boolean {
  // a race, or an outright of any sport
  if (runners > 0) return areChances(expected, runners)
  switch (sport) {
    case 'football':
      return within(expected, 2, 0.05, 8)
    case 'basketball':
      return within(expected, 2, 20, 190)
    case 'tennis':
      return within(expected, 2, 0.4, 0.9)
    case 'shooter':
      return within(expected, 1, 0.2, 0.8)
    case 'arena':
      return within(expected, 1, 0.05, 0.95)
    case 'racing':
      return false
  }
}
