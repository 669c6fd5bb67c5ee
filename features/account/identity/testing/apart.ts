/** Measures one attempt in milliseconds; `n` counts the pairs. */
export type Timed = (n: number) => Promise<number>

export type Sample = { readonly isApart: boolean; readonly says: string }

/** A difference that an attacker on the same machine could hardly exploit; the hash of a password takes fifteen times as long. */
const LEAST_MS = 1
/** The significance level: below it a difference is not by chance. */
const LEAST_CHANCE = 0.01

/** Times two kinds of attempts alternately, so that other load on the machine affects both alike, and compares them (A4). */
export async function sampleOf(kinds: { left: Timed; right: Timed; pairs: number }): Promise<Sample> {
  const [left, right]: [number[], number[]] = [[], []]
  for (let n = 0; n < kinds.pairs; n++) {
    const isLeftFirst = n % 2 === 0
    if (isLeftFirst) left.push(await kinds.left(n))
    right.push(await kinds.right(n))
    if (!isLeftFirst) left.push(await kinds.left(n))
  }
  const chance = chanceOfSame(left, right)
  const says = `${median(left).toFixed(2)} ms and ${median(right).toFixed(2)} ms, p ≤ ${chance.toFixed(3)}`
  return { says, isApart: chance <= LEAST_CHANCE && Math.abs(median(left) - median(right)) >= LEAST_MS }
}

/** The probability that two samples of one kind differ as much as these (Mann–Whitney, normal approximation). */
export function chanceOfSame(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ]
  const ranks = all.toSorted((a, b) => a.value - b.value)
  const sum = ranks.reduce((before, { isLeft }, rank) => before + (isLeft ? rank + 1 : 0), 0)
  const [n, m] = [left.length, right.length]
  const z = Math.abs(sum - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  // an upper bound of the normal distribution's two tails
  return Math.min(1, 2 * Math.exp((-z * z) / 2))
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
