import type { Board } from '#game-kit/lottery/board.ts'
import type { Pick, PickForm, PickRow } from '#game-kit/lottery/pick.ts'
import type { SlipLine } from './slip.ts'

/** A fresh selection: every row empty, no lines. */
export const emptyPick = (form: PickForm): Pick => form.rows.map(() => [])

export type QuickSet = 'all' | 'big' | 'small' | 'odd' | 'even' | 'none'

/** Which quick sets a row offers: none for panels and short rows. */
export const quickSets = ({ numbers, options, max }: PickRow): readonly QuickSet[] =>
  options || numbers.length < 6 || max < numbers.length ? [] : ['all', 'big', 'small', 'odd', 'even', 'none']

export function quickNumbers({ numbers }: PickRow, set: QuickSet): readonly number[] {
  const middle = numbers.length / 2
  switch (set) {
    case 'all':
      return numbers
    case 'big':
      return numbers.slice(middle)
    case 'small':
      return numbers.slice(0, middle)
    case 'odd':
      return numbers.filter((number) => number % 2 === 1)
    case 'even':
      return numbers.filter((number) => number % 2 === 0)
    case 'none':
      return []
  }
}

/** Adds a number to a row or takes it away; a full row stays as it is. */
export function toggled(pick: Pick, form: PickForm, at: number, number: number): Pick {
  return pick.map((row, index) => {
    if (index !== at) return row
    if (row.includes(number)) return row.filter((each) => each !== number)
    // a row of one is replaced
    if (form.rows[at]?.max === 1) return [number]
    return row.length >= (form.rows[at]?.max ?? 0) ? row : [...row, number].toSorted((a, b) => a - b)
  })
}

export const withRow = (pick: Pick, at: number, row: readonly number[]): Pick =>
  pick.map((each, index) => (index === at ? row : each))

/** A selection with the lines in place of those it had. */
export const withLines = (pick: Pick, form: PickForm, lines: readonly (readonly number[])[]): Pick => [
  ...pick.slice(0, form.rows.length),
  ...lines,
]

/** Lines in the written form: ascending where the order does not matter, no line twice. */
export function tidyLines(
  lines: readonly (readonly number[])[],
  isOrdered: boolean,
): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>()
  for (const line of lines) {
    const tidied = isOrdered ? line : line.toSorted((a, b) => a - b)
    found.set(tidied.join(), tidied)
  }
  return [...found.values()]
}

/**
 * A random selection of as few numbers as the play takes; `below(n)` returns a whole number from 0 to n − 1. Not part of any outcome: it
 * only saves the member the choice.
 */
export function quickPick(form: PickForm, below: (n: number) => number): Pick {
  const rows = form.rows.map((row) => some(row.numbers, Math.max(row.min, 1), below))
  if (form.kind === 'rows') return rows
  const line = form.isDistinct
    ? some(form.numbers, form.width, below)
    : Array.from({ length: form.width }, () => form.numbers[below(form.numbers.length)] ?? 0)
  return [...rows, form.isOrdered ? line : line.toSorted((a, b) => a - b)]
}

function some(numbers: readonly number[], count: number, below: (n: number) => number): readonly number[] {
  const left = [...numbers]
  const chosen = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0)
  return chosen.toSorted((a, b) => a - b)
}

/** A line on one option of a panel, at the panel's fixed odds; null where the lottery has no such bet. */
export function sideLine(
  { plays, groups }: Board,
  play: string,
  option: string,
  { unitStake, text }: { readonly unitStake: bigint; readonly text: string },
): SlipLine | null {
  const found = plays.find(({ key }) => key === play)
  const [row] = found?.form.rows ?? []
  const at = row?.options?.indexOf(option) ?? -1
  if (!found || at < 0) return null
  const pick = [[at]]
  const choice = found.choice(pick, { book: 'L', group: groups?.default ?? 0 })
  return { play, choice, text, units: found.units(pick), unitStake, multiple: 1 }
}
