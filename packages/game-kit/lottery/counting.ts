/** n over k; 0 where k is impossible. Exact for all selections of a ticket. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let at = 1; at <= k; at++) result = (result * (n - k + at)) / at
  return result
}

export const product = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total * number, 1)

/** Every selection of `k` of the items, in order. */
export function* subsets<T>(items: readonly T[], k: number, from = 0): Generator<readonly T[]> {
  if (k === 0) {
    yield []
    return
  }
  for (let at = from; at <= items.length - k; at++) {
    const first = items[at]
    if (first === undefined) continue
    for (const rest of subsets(items, k - 1, at + 1)) yield [first, ...rest]
  }
}

/** The sum of the products of all selections of `k` numbers (elementary symmetric polynomial). */
export function sumOfProducts(numbers: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)]
  for (const number of numbers)
    for (let size = k; size >= 1; size--) sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * number
  return sums[k] ?? 0
}

/** How often each number occurs: number → times. */
export function tallyOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const tally = new Map<number, number>()
  for (const number of numbers) tally.set(number, (tally.get(number) ?? 0) + 1)
  return tally
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** The multiplicities of the numbers, highest first: [2, 1] for a pair and a single. */
export const shapeOf = (numbers: readonly number[]): readonly number[] =>
  [...tallyOf(numbers).values()].toSorted((a, b) => b - a)
