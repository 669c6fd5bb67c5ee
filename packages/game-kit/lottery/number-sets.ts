import { sumOf } from './counting.ts'

/** Conditions on numbers of two or three digits; all that are given must hold. Digits and sums are listed as wanted. */
export interface NumberSetFilter {
  readonly head?: readonly number[]
  readonly tail?: readonly number[]
  /** The last digit of the sum of digits. */
  readonly sumTail?: readonly number[]
  /** Digits of which at least one must occur. */
  readonly contains?: readonly number[]
  readonly shape?: 'double' | 'different'
  readonly size?: 'big' | 'small'
  readonly parity?: 'odd' | 'even'
  /** Digits that must not occur. */
  readonly without?: readonly number[]
}

/** All numbers of `width` digits that meet the conditions, as text with leading zeros, ascending. */
export function numberSet(width: 2 | 3, filter: NumberSetFilter): readonly string[] {
  return Array.from({ length: 10 ** width }, (_, number) => `${number}`.padStart(width, '0')).filter((text) =>
    meets(text, filter),
  )
}

function meets(text: string, filter: NumberSetFilter): boolean {
  const digits = [...text].map(Number)
  const tail = digits.at(-1) ?? 0
  const { head, sumTail, contains, shape, size, parity, without } = filter
  const isIn = (wanted: readonly number[] | undefined, digit: number) =>
    !wanted?.length || wanted.includes(digit)
  const isDouble = new Set(digits).size < digits.length
  return (
    isIn(head, digits[0] ?? 0) &&
    isIn(filter.tail, tail) &&
    isIn(sumTail, sumOf(digits) % 10) &&
    (!contains?.length || digits.some((digit) => contains.includes(digit))) &&
    !digits.some((digit) => without?.includes(digit)) &&
    (shape === undefined || (shape === 'double') === isDouble) &&
    (size === undefined || (size === 'big') === Number(text) >= 10 ** text.length / 2) &&
    (parity === undefined || (parity === 'odd') === (tail % 2 === 1))
  )
}

/** The line breaks, commas, spaces and other marks that separate pasted numbers. */
const SEPARATORS = /[\s,;|/.\-–]+/

/**
 * Reads pasted lines of `width` numbers: "12345 67890" for digits, "01 02 03, 04 05 06" or "010203" for two-digit numbers. Returns the
 * lines in their order without repetitions, and what could not be read.
 */
export function readPasted(
  text: string,
  width: number,
  { low, high }: { readonly low: number; readonly high: number },
): { readonly lines: readonly (readonly number[])[]; readonly unread: readonly string[] } {
  const digits = `${high}`.length
  const isLine = new RegExp(`^\\d{${width * digits}}$`)
  const lines = new Map<string, readonly number[]>()
  const unread: string[] = []
  for (const word of wordsOf(text, width, digits)) {
    const line = isLine.test(word)
      ? Array.from({ length: width }, (_, at) => Number(word.slice(at * digits, (at + 1) * digits)))
      : []
    if (line.length === width && line.every((number) => number >= low && number <= high))
      lines.set(word, line)
    else unread.push(word)
  }
  return { lines: [...lines.values()], unread }
}

/** Words of the pasted text; numbers of two digits that stand alone are joined, line by line. */
function wordsOf(text: string, width: number, digits: number): readonly string[] {
  if (digits === 1) return text.split(SEPARATORS).filter((word) => word !== '')
  return text.split(/[\n,;|]+/).flatMap((row) => {
    const words = row.split(SEPARATORS).filter((word) => word !== '')
    const isSplit = words.length === width && words.every((word) => word.length <= digits)
    return isSplit ? [words.map((word) => word.padStart(digits, '0')).join('')] : words
  })
}
