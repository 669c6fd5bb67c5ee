// A form with a field for each number of a result. Example: pasting "01234 00407, 98765" into the second field of a prize with two numbers
// fills it with 01234 and goes on with the next prize.

type Tier = { readonly key: string; readonly count: number; readonly width: number }

/** What is typed so far, by prize. */
export type Filled = Readonly<Record<string, readonly string[]>>

/** A form while its draw takes place. */
export type SoFar =
  | { readonly kind: 'none' }
  | { readonly kind: 'whole' }
  /** The first `count` numbers of `size`. */
  | { readonly kind: 'part'; readonly count: number; readonly size: number }
  | { readonly kind: 'gap' | 'width' | 'repeated'; readonly tier: string }

export const emptyForm = (tiers: readonly Tier[]): Filled =>
  Object.fromEntries(tiers.map(({ key, count }) => [key, Array.from({ length: count }, () => '')]))

/** The form with numbers from a place on, in the order of the prizes; those that are too many are left out. */
export function filledFrom(
  tiers: readonly Tier[],
  value: Filled,
  {
    tier,
    place,
    numbers,
  }: { readonly tier: string; readonly place: number; readonly numbers: readonly string[] },
): Filled {
  const places = tiers.flatMap(({ key, count }) => Array.from({ length: count }, (_, at) => ({ key, at })))
  const start = places.findIndex(({ key, at }) => key === tier && at === place)
  const put = new Map(numbers.map((number, at) => [start + at, number]))
  const texts = places.map(({ key, at }, index) => ({ key, text: put.get(index) ?? value[key]?.[at] ?? '' }))
  return Object.fromEntries(
    tiers.map(({ key }) => [key, texts.filter((each) => each.key === key).map(({ text }) => text)]),
  )
}

/** The numbers of a pasted text. */
export const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** What is missing or wrong before it can be sent; null: nothing. `repeated`: a number occurs twice within a prize. */
export function formProblem(
  tiers: readonly Tier[],
  value: Filled,
): { readonly kind: 'width' | 'repeated'; readonly tier: string } | null {
  for (const { key, count, width } of tiers) {
    const numbers = value[key] ?? []
    if (numbers.length !== count || numbers.some((number) => number.length !== width))
      return { kind: 'width', tier: key }
    if (new Set(numbers).size !== count) return { kind: 'repeated', tier: key }
  }
  return null
}

/** The form with numbers that are public already. */
export const withPublic = (tiers: readonly Tier[], value: Filled, shown: Filled): Filled =>
  Object.fromEntries(
    tiers.map(({ key, count }) => [
      key,
      Array.from({ length: count }, (_, at) => shown[key]?.[at] ?? value[key]?.[at] ?? ''),
    ]),
  )

/** How far a form is filled in the order drawn, and what is wrong with it. `none`: with nothing but what is public. */
export function soFarOf(drawn: readonly Tier[], value: Filled, shown: Filled): SoFar {
  let missing: string | null = null
  let count = 0
  for (const { key, width, ...tier } of drawn) {
    const numbers = Array.from({ length: tier.count }, (_, at) => value[key]?.[at] ?? '')
    for (const number of numbers) {
      if (number === '') missing ??= key
      else if (missing !== null) return { kind: 'gap', tier: missing }
      else if (number.length !== width) return { kind: 'width', tier: key }
      else count += 1
    }
    const given = numbers.filter((number) => number !== '')
    if (new Set(given).size !== given.length) return { kind: 'repeated', tier: key }
  }
  const size = drawn.reduce((total, tier) => total + tier.count, 0)
  if (count === size) return { kind: 'whole' }
  const known = Object.values(shown).reduce((total, numbers) => total + numbers.length, 0)
  return count > known ? { kind: 'part', count, size } : { kind: 'none' }
}
