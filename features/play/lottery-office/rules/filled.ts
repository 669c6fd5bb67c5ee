// A form with a field for each number of a result. Example: pasting "01234 00407, 98765" into the second field of a prize with two numbers
// fills it with 01234 and goes on with the next prize.

type Tier = { readonly key: string; readonly count: number; readonly width: number }

/** What is typed so far, by prize. */
export type Filled = Readonly<Record<string, readonly string[]>>

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
