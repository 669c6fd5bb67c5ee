import { numbersOf } from '../../rules/page/calls.ts'

/** The middle of a number, in cells along and across the layout. */
const middle = (number: number) => ({
  along: Math.ceil(number / 3) + 0.5,
  across: 2 - ((number - 1) % 3) + 0.5,
})
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where a bet on several numbers is laid: on the line or corner between them; streets and lines at the outer edge. */
export function placeOf(bet: string): { readonly along: number; readonly across: number } {
  const [kind = ''] = bet.split(':')
  const numbers = numbersOf(bet)
  const others = numbers.filter((number) => number > 0).map(middle)
  const along = mean(others.map((each) => each.along))
  const across = mean(others.map((each) => each.across))
  switch (kind) {
    case 'street':
    case 'line':
      return { along, across: 3 }
    case 'basket':
      return { along: 1, across: 3 }
    case 'trio':
      return { along: 1, across }
    case 'split':
      return { along: numbers.includes(0) ? 1 : along, across }
    default:
      return { along, across }
  }
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => from + nth * step)

/** Every bet on a line or a corner of the layout. */
export const insideBets: readonly string[] = [
  ...range(1, 3).map((number) => `split:0-${number}`),
  'trio:0-1-2',
  'trio:0-2-3',
  'basket:0',
  ...range(1, 33).map((number) => `split:${number}-${number + 3}`),
  ...range(1, 35)
    .filter((number) => number % 3 !== 0)
    .map((number) => `split:${number}-${number + 1}`),
  ...range(1, 34, 3).map((number) => `street:${number}`),
  ...range(1, 31, 3).map((number) => `line:${number}`),
  ...range(1, 32)
    .filter((number) => number % 3 !== 0)
    .map((number) => `corner:${number}`),
]
