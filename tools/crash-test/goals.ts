/** A goal with its measured value, printed for people or as one JSON line for programs. */
export type Goal = {
  goal: string
  value: number
  must: number
  ambitious: number
  /** More is better; otherwise less is. */
  isAtLeast?: boolean
}

export function isReached({ value, must, isAtLeast = false }: Goal): boolean {
  return isAtLeast ? value >= must : value <= must
}

/** One line of a report. */
export function goalLine(goal: Goal, isJson: boolean): string {
  const { goal: words, value, must, ambitious } = goal
  const ok = isReached(goal)
  if (isJson) return JSON.stringify({ goal: words, value, must, ambitious, ok })
  return `${ok ? '✓' : '✗'} ${words}: ${value} (must ${must}, ambitious ${ambitious})`
}

/** The median; 0 of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
