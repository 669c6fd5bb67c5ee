import type { Pick, PickForm } from '../pick.ts'
import type { Picks, PrizePlay } from './plays.ts'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Numbers of one or two digits are tapped, longer ones typed; panels offer their options. */
export function prizeForm({ rule, source }: PrizePlay): PickForm {
  if (rule.kind === 'set') {
    const options = rule.options.map(({ key }) => key)
    const numbers = options.map((_, index) => index)
    return { kind: 'rows', rows: [{ name: 'options', numbers, options, min: 1, max: numbers.length }] }
  }
  const width = rule.kind === 'digit' ? 1 : source.width
  const min = 'size' in rule ? rule.size : 1
  if (width <= 2) {
    const numbers = Array.from({ length: 10 ** width }, (_, number) => number)
    const max = 'size' in rule ? MOST_COMBINED : numbers.length
    return { kind: 'rows', rows: [{ name: 'numbers', numbers, min, max }] }
  }
  const isOrdered = rule.kind !== 'anyOrder'
  return { kind: 'lines', rows: [], width, numbers: DIGITS, isOrdered, isDistinct: false }
}

const MOST_COMBINED = 20

/** The selection of a form as the play's picks: options by key, numbers with leading zeros, ascending. */
export function prizePicks({ rule, source }: PrizePlay, pick: Pick): Picks {
  const [row = []] = pick
  if (rule.kind === 'set') return row.map((index) => rule.options[index]?.key ?? '')
  if (rule.kind === 'digit') return row.map(String)
  if (source.width <= 2) return row.map((number) => `${number}`.padStart(source.width, '0'))
  return pick.map((line) => line.join('')).toSorted()
}
