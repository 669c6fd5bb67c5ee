/**
 * Races after Harville (1973): with the chance of each runner to win, the second place goes to the others in proportion to theirs, and so
 * on. It overstates the favourite's chance of a place a little.
 */

/** The chance that `first` wins and `second` comes second. */
export function forecastChance(wins: readonly number[], first: number, second: number): number {
  const [p, q] = [wins[first] ?? 0, wins[second] ?? 0]
  return first === second || p >= 1 ? 0 : (p * q) / (1 - p)
}

/** The chance of each runner to finish in the first `places` places, up to four. Sums over orders: n⁴ steps at most. */
export function placeChances(wins: readonly number[], places: number): readonly number[] {
  const placed = wins.map(() => 0)
  const walk = (chance: number, left: number, taken: readonly number[]) => {
    if (taken.length === places || left <= 0) return
    wins.forEach((p, runner) => {
      if (p <= 0 || taken.includes(runner)) return
      const here = (chance * p) / left
      placed[runner] = (placed[runner] ?? 0) + here
      walk(here, left - p, [...taken, runner])
    })
  }
  walk(
    1,
    wins.reduce((sum, p) => sum + p, 0),
    [],
  )
  return placed
}

/**
 * The deduction in hundredths of winnings when a runner is withdrawn after bets were taken, by its price at that time (decimal in
 * ten-thousandths): the customary scale ("rule 4"), from 90 % at 1.11 and below to none above 15.00.
 */
export function nonRunnerDeduction(price: number): number {
  return nonRunnerScale.find(([upTo]) => price <= upTo)?.[1] ?? 0
}

/** The published scale: the highest price, and the hundredths that it takes. */
export const nonRunnerScale: readonly (readonly [upTo: number, hundredths: number])[] = [
  [11_100, 90],
  [11_800, 85],
  [12_500, 80],
  [13_000, 75],
  [14_000, 70],
  [15_400, 65],
  [16_200, 60],
  [18_000, 55],
  [19_500, 50],
  [22_000, 45],
  [25_000, 40],
  [27_500, 35],
  [32_500, 30],
  [40_000, 25],
  [50_000, 20],
  [65_000, 15],
  [100_000, 10],
  [150_000, 5],
]
