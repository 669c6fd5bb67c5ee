import type { PickForm } from '#game-kit/lottery/pick.ts'

/** How the number-set generator fills a play. */
export interface SetTarget {
  /** Digits of its numbers. */
  readonly width: 2 | 3
  /** Numbers tapped in the only row, or lines typed. */
  readonly into: 'row' | 'lines'
  /** The most numbers of a selection. */
  readonly most: number
}

/** The digits that a line may use, all ten of them. */
const DIGITS = 10
const HUNDRED = 100
const MOST_SET = 1_000

/** What a play's form can take from the generator: numbers of two or three digits in one row, or typed; null for every other play. */
export function setTarget(form: PickForm): SetTarget | null {
  const [row] = form.rows
  if (form.kind === 'lines') {
    const isDigits = form.numbers.length === DIGITS && form.numbers[0] === 0 && form.rows.length === 0
    if (!isDigits || (form.width !== 2 && form.width !== 3)) return null
    return { width: form.width, into: 'lines', most: MOST_SET }
  }
  const isPairs = form.rows.length === 1 && row?.numbers.length === HUNDRED && !row.options
  return isPairs ? { width: 2, into: 'row', most: row.max } : null
}
