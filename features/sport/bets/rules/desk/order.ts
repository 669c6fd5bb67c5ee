/**
 * The order of a race, or of a league, as an operator types it: numbers in order, "=" between level ones. Non-runners have their price when
 * they were withdrawn behind "@"; without one they were withdrawn before bets were taken.
 *
 * Example: "3, 1=5, 2" is 3 first, 1 and 5 level second, 2 fourth; "4@5.50, 6" are withdrawn.
 */
const NUMBER = /^\d{1,2}$/
const PRICE = /^\d{1,4}(\.\d{1,4})?$/

const cells = (text: string): readonly string[] => text.split(/[,;]/).map((cell) => cell.trim())

/** Places in order; null: a number is unknown, named twice, or no number. */
export function orderFrom(text: string, runners: readonly number[]): number[][] | null {
  const places = cells(text).map((cell) => cell.split('=').map((each) => each.trim()))
  const named = places.flat()
  if (!named.every((each) => NUMBER.test(each) && runners.includes(Number(each)))) return null
  const numbers = places.map((level) => level.map(Number))
  return new Set(numbers.flat()).size === named.length ? numbers : null
}

export type Withdrawn = { readonly number: number; readonly price: number | null }

/** Withdrawn runners; empty for no text, null if it cannot be read. Prices in ten-thousandths. */
export function withdrawnFrom(text: string, runners: readonly number[]): Withdrawn[] | null {
  if (text.trim() === '') return []
  const rows = cells(text).map((cell): Withdrawn | null => {
    const [number = '', price, more] = cell.split('@').map((each) => each.trim())
    if (more !== undefined || !NUMBER.test(number) || !runners.includes(Number(number))) return null
    if (price === undefined) return { number: Number(number), price: null }
    const value = PRICE.test(price) ? Math.round(Number(price) * 10_000) : 0
    return value > 10_000 ? { number: Number(number), price: value } : null
  })
  const read = rows.filter((row) => row !== null)
  const isSound =
    read.length === rows.length && new Set(read.map(({ number }) => number)).size === rows.length
  return isSound ? read : null
}
