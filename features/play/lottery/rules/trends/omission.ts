/**
 * Omission and frequency of values over draws. The omission of a value is the number of draws since it last came (0: it came in the
 * newest draw); before its first appearance it is counted from the oldest draw given.
 * Example: hits of a value in six draws, oldest first, 1 0 0 1 0 0: came 2 times, omission now 2, longest 2, average (6 − 2) ÷ 2 = 2.
 */
export interface ValueStats {
  readonly value: string
  /** Draws in which it came. */
  readonly draws: number
  /** Occurrences: several in one draw where a draw shows it several times. */
  readonly times: number
  readonly omission: number
  readonly mostOmission: number
  /** Draws without it ÷ times that it came, rounded down; the number of draws where it never came. */
  readonly averageOmission: number
  /** The most draws in a row in which it came. */
  readonly longestRun: number
}

/** What a value did in a draw: occurrences, or, where it has none, its omission up to then. */
export interface Cell {
  readonly hits: number
  readonly omission: number
}

export interface OmissionChart {
  /** A row for each draw, oldest first; a cell for each value. */
  readonly rows: readonly (readonly Cell[])[]
  readonly stats: readonly ValueStats[]
}

/** The chart of these values; `draws` lists what each draw showed, oldest first, values repeated as often as they came. */
export function omissionChart(
  values: readonly string[],
  draws: readonly (readonly string[])[],
): OmissionChart {
  const columns = values.map((value) => columnOf(draws.map((shown) => count(shown, value))))
  return {
    rows: draws.map((_, at) => columns.map(({ cells }) => cells[at] ?? { hits: 0, omission: 0 })),
    stats: columns.map(({ stats }, at) => ({ value: values[at] ?? '', ...stats })),
  }
}

const count = (shown: readonly string[], value: string): number =>
  shown.reduce((total, each) => total + (each === value ? 1 : 0), 0)

function columnOf(hits: readonly number[]): {
  readonly cells: readonly Cell[]
  readonly stats: Omit<ValueStats, 'value'>
} {
  const seen = { draws: 0, times: 0, omission: 0, mostOmission: 0, run: 0, longestRun: 0 }
  const cells = hits.map((own): Cell => {
    const came = own > 0
    seen.draws += came ? 1 : 0
    seen.times += own
    seen.omission = came ? 0 : seen.omission + 1
    seen.mostOmission = Math.max(seen.mostOmission, seen.omission)
    seen.run = came ? seen.run + 1 : 0
    seen.longestRun = Math.max(seen.longestRun, seen.run)
    return { hits: own, omission: seen.omission }
  })
  const { draws, times, omission, mostOmission, longestRun } = seen
  const missed = hits.length - draws
  const averageOmission = draws === 0 ? missed : Math.floor(missed / draws)
  return { cells, stats: { draws, times, omission, mostOmission, averageOmission, longestRun } }
}
