/** How long tests may take: `npm run nightly` runs the long forms of the same tests. */

/** True in the nightly run. */
export const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'

/** How often a random test runs: few times by day, many at night. */
export function runs({ day, night }: { readonly day: number; readonly night: number }): number {
  return isNightly ? night : day
}
