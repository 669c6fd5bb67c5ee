/** The goals of the ledger's benchmark, as data: mandatory value, target value, and which direction is better. */
export type Goal = {
  readonly id: string
  readonly what: string
  readonly must: number
  readonly ambitious: number
  readonly better: 'more' | 'less'
  readonly unit: string
}

/** A figure that one run gives. */
export const figure = (of: Goal, value: number): Reached => ({
  goal: of,
  value,
  low: value,
  high: value,
  isNoisy: false,
})

const goal = (
  id: string,
  what: string,
  better: Goal['better'],
  must: number,
  ambitious: number,
  unit: string,
): Goal => ({
  id,
  what,
  better,
  must,
  ambitious,
  unit,
})

/**
 * `must` is what the ledger was measured to reach (docs/decisions/0002-ledger.md), so that a run detects a regression; `ambitious` is the
 * design target. T and C are the rate and the CPU time per transaction of pgbench's TPC-B with 8 clients in the same minutes.
 */
export const goals: readonly Goal[] = [
  goal('Q1', 'bets (stake, win and round row in one item), 64 in flight', 'more', 4.5, 6, 'T'),
  goal('Q2', 'the same, 256 in flight', 'more', 6, 9, 'T'),
  goal('Q3', 'the same, 8 in flight', 'more', 1.45, 2.5, 'T'),
  goal('Q4a', 'CPU of a bet (database and node), 64 in flight: C divided by it', 'more', 5, 12, '×'),
  goal('Q4b', 'the same, 256 in flight', 'more', 7, 16, '×'),
  goal('Q5', 'one house account against 64', 'more', 0.9, 1, '×'),
  goal(
    'Q7a',
    'POST of a bet over HTTP with session check and validation, 64 connections',
    'more',
    1.7,
    2.5,
    'T',
  ),
  goal('Q7b', 'the same, 256 connections', 'more', 2.3, 3.5, 'T'),
  goal('Q8a', 'p50 latency, 64 in flight, relative to the mean latency of T', 'less', 2, 1.3, '×'),
  goal('Q8b', 'p99 latency, the same', 'less', 5, 3, '×'),
  goal(
    'Q9',
    'open loop at 70% of maximum throughput: p99 relative to the mean latency of T',
    'less',
    24,
    4,
    '×',
  ),
  goal('Q10a', 'settling an open bet, against opening it', 'more', 0.7, 1, '×'),
  goal('Q10b', 'stake and win in one item, against opening a bet', 'more', 0.7, 1, '×'),
  goal('Q11a', 'bytes of a ledger entry with its key and indexes', 'less', 300, 220, 'B'),
  goal('Q11b', 'WAL bytes of a bet with its round', 'less', 1_300, 1_000, 'B'),
  goal('Q12', 'rate with ten million entries, against a new ledger', 'more', 0.85, 0.95, '×'),
]

export type Reached = {
  readonly goal: Goal
  readonly value: number
  readonly low: number
  readonly high: number
  readonly isNoisy: boolean
  /** The machine was never quiet enough: the figures are reported as inconclusive. */
  readonly isUnproved?: boolean
}

/** Whether a goal is reached within the noise of its own run: it is missed if the better quartile of the rounds misses it too. */
export function isReached({ goal: { better, must }, low, high, isUnproved }: Reached): boolean {
  return isUnproved === true || (better === 'more' ? high >= must : low <= must)
}

export type Measured = { readonly value: number; readonly isNoisy: boolean }

/** The values of a goal's rounds: of the quiet ones if there are any, else of all, which is noise. */
export function reachedBy(goal: Goal, rounds: readonly Measured[]): Reached[] {
  if (!rounds.length) return []
  const quiet = rounds.filter(({ isNoisy }) => !isNoisy)
  const { low, median, high } = quartiles((quiet.length ? quiet : rounds).map(({ value }) => value))
  return [{ goal, value: median, low, high, isNoisy: !quiet.length, isUnproved: !quiet.length }]
}

/** The time within which 99 of 100 were done. */
export const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

/** Median and quartiles. */
export function quartiles(values: readonly number[]): {
  readonly low: number
  readonly median: number
  readonly high: number
} {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const below = sorted[Math.floor(place)] ?? Number.NaN
    const above = sorted[Math.ceil(place)] ?? Number.NaN
    return below + (above - below) * (place - Math.floor(place))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}
