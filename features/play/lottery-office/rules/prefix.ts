import { isRecord } from '#game-kit/schema.ts'

// A result that is entered while its draw takes place: the prizes drawn so far, in the order in which they are drawn. Example: of the
// Northern draw the first prize and one of the two second prizes are known: { prize1: ["01234"], prize2: ["00123"] } are its first two
// numbers. The special prize without the others is no beginning, since it is drawn last.

export type Tier = { readonly key: string; readonly count: number; readonly width: number }

export type Prefix =
  | { readonly numbers: readonly string[] }
  /** A number is missing before this prize's, or the prize does not exist or has too many. */
  | { readonly gapAt: string }

/** The numbers of a result in the order drawn, up to the first that is missing. `tiers` in the order drawn; empty text is missing. */
export function prefixOf(tiers: readonly Tier[], outcome: unknown): Prefix {
  if (!isRecord(outcome)) return { gapAt: '' }
  const unknown = Object.keys(outcome).find((key) => !tiers.some((each) => each.key === key))
  if (unknown !== undefined) return { gapAt: unknown }
  const numbers: string[] = []
  let isOver = false
  for (const { key, count } of tiers) {
    const given = outcome[key] ?? []
    if (!Array.isArray(given) || given.length > count) return { gapAt: key }
    for (let place = 0; place < count; place++) {
      const number: unknown = given[place] ?? ''
      if (typeof number !== 'string' || (isOver && number !== '')) return { gapAt: key }
      if (number === '') isOver = true
      else numbers.push(number)
    }
  }
  return { numbers }
}

/** The prizes of the first numbers of a draw; a tier of which none is drawn is left out. */
export function prizesOf(
  tiers: readonly Tier[],
  numbers: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  let from = 0
  const prizes: Record<string, readonly string[]> = {}
  for (const { key, count } of tiers) {
    const own = numbers.slice(from, from + count)
    if (own.length > 0) prizes[key] = own
    from += count
  }
  return prizes
}

/** The place of the nth number, from 0. */
export function placeOf(
  tiers: readonly Tier[],
  nth: number,
): { readonly tier: string; readonly place: number } {
  let from = 0
  for (const { key, count } of tiers) {
    if (nth < from + count) return { tier: key, place: nth - from }
    from += count
  }
  return { tier: '', place: nth }
}
