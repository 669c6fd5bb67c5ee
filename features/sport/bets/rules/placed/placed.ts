import { fitted, MOST_PICKS, nameOf, type Slip } from '../picks.ts'

type Named = readonly { readonly name?: string | undefined }[]

/**
 * What of a slip was placed: the picks of the singles that were sent and not refused, or all of one bet. `name` is that of a single's pick.
 *
 * Example: singles on A, B and C; A and B are sent, B is above its limit → A. The receipt is of A, and B and C stay on the slip.
 */
export function placedOf(slip: Slip, sent: Named, failed: Named): Slip {
  const { edit: _, ...placed } = slip
  const names = new Set(sent.map(({ name }) => name))
  if (names.has(undefined)) return failed.length === 0 ? placed : { ...placed, picks: [] }
  for (const { name } of failed) names.delete(name)
  return { ...placed, picks: slip.picks.filter((pick) => names.has(nameOf(pick))) }
}

/** The slip with the picks of a placed one again, for another bet; what was picked since stays beside them. */
export function withAgain(slip: Slip, placed: Slip): Slip {
  const names = new Set(placed.picks.map(nameOf))
  const others = slip.picks.filter((pick) => !names.has(nameOf(pick)))
  const picks = [...placed.picks, ...others].slice(0, MOST_PICKS)
  return fitted({
    ...(others.length > 0 ? slip : placed),
    picks,
    stakes: { ...placed.stakes, ...slip.stakes },
  })
}
