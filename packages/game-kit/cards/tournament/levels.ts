import type { Minor } from '#kit/money.ts'

/**
 * The blinds of a tournament, which rise by the clock. A hand is played with the blinds of the moment at which it was dealt. Chips of a
 * tournament are points: they cannot be exchanged for money. Example: levels of 10 minutes with a break of 5 after every sixth: minute 59
 * is level 6, minutes 60 to 64 are the break, minute 65 is level 7. The last level stays until the tournament ends.
 */
export interface Level {
  readonly small: Minor
  readonly big: Minor
  /** From every player before the deal. */
  readonly ante: Minor
}
export interface Schedule {
  readonly levels: readonly Level[]
  readonly levelMinutes: number
  /** A break after so many levels; 0: none. */
  readonly breakEvery: number
  readonly breakMinutes: number
}

export interface Moment {
  /** From 0. In a break, the level that follows it. */
  readonly level: number
  readonly isBreak: boolean
  /** Until the level or the break ends; null: the last level. */
  readonly leftMs: number | null
}

const MINUTE_MS = 60_000

/** Where a tournament is, so long after its start. */
export function momentAt(schedule: Schedule, elapsedMs: number): Moment {
  const { levels, levelMinutes, breakEvery, breakMinutes } = schedule
  const last = levels.length - 1
  let from = 0
  for (let level = 0; level < last; level++) {
    from += levelMinutes * MINUTE_MS
    if (elapsedMs < from) return { level, isBreak: false, leftMs: from - elapsedMs }
    if (breakEvery === 0 || (level + 1) % breakEvery !== 0) continue
    from += breakMinutes * MINUTE_MS
    if (elapsedMs < from) return { level: level + 1, isBreak: true, leftMs: from - elapsedMs }
  }
  return { level: last, isBreak: false, leftMs: null }
}

export const scheduleProblems = ['empty', 'order', 'chip'] as const
export type ScheduleProblem = (typeof scheduleProblems)[number]

/** Blinds that fall, or are no whole chips, are refused; null: nothing is wrong. */
export function scheduleProblem({ levels }: Schedule, chip: Minor): ScheduleProblem | null {
  if (levels.length === 0) return 'empty'
  const isWhole = levels.every((level) =>
    [level.small, level.big, level.ante].every((sum) => sum % chip === 0n),
  )
  if (!isWhole) return 'chip'
  const isOrdered = levels.every(({ small, big, ante }, nth) => {
    const before = levels[nth - 1]
    const rises = !before || (big > before.big && small >= before.small && ante >= before.ante)
    return rises && small > 0n && small <= big && ante >= 0n && ante <= big
  })
  return isOrdered ? null : 'order'
}
