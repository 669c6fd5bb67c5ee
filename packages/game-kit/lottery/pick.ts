import { bad, good } from '#game-kit/schema.ts'
import type { Result } from '#game-kit/schema.ts'

/**
 * A selection as rows of numbers, and its one written form: rows joined by "|", numbers by ",", ascending in each row. The same
 * selection always has the same text, so that tickets can be sealed, counted and compared as text.
 */
export type Pick = readonly (readonly number[])[]

/** A row that the member fills: which numbers it offers and how many must and may be chosen. */
export interface PickRow {
  /** Text key of its heading: a position, "doubles", "bankers" … */
  readonly name: string
  readonly numbers: readonly number[]
  readonly min: number
  readonly max: number
  /** Text keys of its numbers, in their order; without them the numbers themselves are shown. */
  readonly options?: readonly string[]
}

/** Selection by tapping rows, or by typing whole lines of `width` numbers each. */
export type PickForm =
  | { readonly kind: 'rows'; readonly rows: readonly PickRow[] }
  | {
      readonly kind: 'lines'
      /** Rows that stand before the lines, such as the positions of an any-position play. */
      readonly rows: readonly PickRow[]
      readonly width: number
      readonly numbers: readonly number[]
      /** Whether the order within a line matters: without it lines are ascending. */
      readonly isOrdered: boolean
      readonly isDistinct: boolean
    }

export type PickError = 'malformed' | 'unknownNumber' | 'duplicate' | 'tooFew' | 'tooMany'

/** The most lines that one selection may list, and the longest text of one. */
export const MOST_LINES = 2_000
export const LONGEST_PICK = 40_000

const ROW = /^(?:\d{1,2}(?:,\d{1,2})*)?$/

export const pickText = (pick: Pick): string => pick.map((row) => row.join(',')).join('|')

/** Reads a selection in its written form. Refuses what is not in that form: unsorted rows, leading zeros, repeated numbers. */
export function readPick(form: PickForm, text: string): Result<Pick, PickError> {
  if (text.length > LONGEST_PICK) return bad('tooMany')
  const parts = text.split('|')
  if (!parts.every((part) => ROW.test(part))) return bad('malformed')
  const pick = parts.map((part) => (part === '' ? [] : part.split(',').map(Number)))
  if (pickText(pick) !== text) return bad('malformed')
  const problem = problemOf(form, pick)
  return problem ? bad(problem) : good(pick)
}

/** Why a selection does not fit its form, or null. */
export function problemOf(form: PickForm, pick: Pick): PickError | null {
  const fixed = form.rows.length
  if (form.kind === 'rows' && pick.length !== fixed) return 'malformed'
  for (const [at, row] of form.rows.entries()) {
    const problem = problemOfRow(row, pick[at])
    if (problem) return problem
  }
  if (form.kind === 'rows') return null
  const lines = pick.slice(fixed)
  if (lines.length === 0) return 'tooFew'
  if (lines.length > MOST_LINES) return 'tooMany'
  const known = new Set(form.numbers)
  const texts = new Set<string>()
  for (const line of lines) {
    if (line.length !== form.width) return 'malformed'
    if (line.some((number) => !known.has(number))) return 'unknownNumber'
    if (form.isDistinct && new Set(line).size !== line.length) return 'duplicate'
    if (!form.isOrdered && !isAscending(line, false)) return 'malformed'
    texts.add(line.join(','))
  }
  return texts.size === lines.length ? null : 'duplicate'
}

function problemOfRow({ numbers, min, max }: PickRow, row: readonly number[] | undefined): PickError | null {
  if (!row) return 'malformed'
  if (row.some((number) => !numbers.includes(number))) return 'unknownNumber'
  if (new Set(row).size !== row.length) return 'duplicate'
  if (!isAscending(row, true)) return 'malformed'
  if (row.length < min) return 'tooFew'
  return row.length > max ? 'tooMany' : null
}

const isAscending = (row: readonly number[], isStrict: boolean): boolean =>
  row.every((number, at) => {
    const before = row[at - 1]
    return before === undefined || (isStrict ? before < number : before <= number)
  })

/**
 * The selection of a stored choice, as the play's form has it: "1|2@L1800" of a digital lottery, "07,70" of a draw with prize tiers. Null
 * for what does not fit the form any more.
 */
export function readChoice(form: PickForm, choice: string): Pick | null {
  const at = choice.indexOf('@')
  if (at >= 0) {
    const read = readPick(form, choice.slice(0, at))
    return read.ok ? read.value : null
  }
  const picks = choice.split(',')
  const pick =
    form.kind === 'lines'
      ? picks.map((text) => [...text].map(Number))
      : [picks.map((text) => form.rows[0]?.options?.indexOf(text) ?? Number(text))]
  return problemOf(form, pick) === null ? pick : null
}

/** The prize group of a stored choice; null at fixed odds. */
export function groupOfChoice(choice: string): { readonly book: 'L' | 'Z'; readonly group: number } | null {
  const match = /@(?<book>[LZ])(?<group>\d{4})$/.exec(choice)
  const { book, group } = match?.groups ?? {}
  return book === 'L' || book === 'Z' ? { book, group: Number(group) } : null
}
