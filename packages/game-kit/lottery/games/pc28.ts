import { shapeOf, sumOf } from '../counting.ts'
import { digits3 } from '../family.ts'
import type { Play } from '../play.ts'
import { options } from '../plays/options.ts'
import type { Option } from '../plays/options.ts'
import { spanOf } from '../plays/sums.ts'

const at = (key: string) => ({ key, family: digits3, positions: [0, 1, 2] })

/** Every play of PC28, the sum of three digits from 0 to 27. */
export function pc28(): readonly Play[] {
  return [
    options(at('sum'), sums),
    options(at('sides'), SIDES),
    options(at('combined'), COMBINED),
    options(at('extreme'), EXTREME),
    options(at('colour'), COLOURS),
    options(at('shape'), SHAPES),
    options(at('sumTail'), tails),
  ]
}

const isBig = (seen: readonly number[]) => sumOf(seen) >= 14
const isOdd = (seen: readonly number[]) => sumOf(seen) % 2 === 1

const sums: readonly Option[] = Array.from({ length: 28 }, (_, sum) => ({
  key: `${sum}`,
  wins: (seen) => sumOf(seen) === sum,
}))

const SIDES: readonly Option[] = [
  { key: 'big', wins: isBig },
  { key: 'small', wins: (seen) => !isBig(seen) },
  { key: 'odd', wins: isOdd },
  { key: 'even', wins: (seen) => !isOdd(seen) },
]

const COMBINED: readonly Option[] = [
  { key: 'bigOdd', wins: (seen) => isBig(seen) && isOdd(seen) },
  { key: 'bigEven', wins: (seen) => isBig(seen) && !isOdd(seen) },
  { key: 'smallOdd', wins: (seen) => !isBig(seen) && isOdd(seen) },
  { key: 'smallEven', wins: (seen) => !isBig(seen) && !isOdd(seen) },
]

const EXTREME: readonly Option[] = [
  { key: 'veryBig', wins: (seen) => sumOf(seen) >= 22 },
  { key: 'verySmall', wins: (seen) => sumOf(seen) <= 5 },
]

/** The colour of a sum by its remainder of three; 0, 13, 14 and 27 have none. */
const colourOf = (seen: readonly number[]): number | null => {
  const sum = sumOf(seen)
  return [0, 13, 14, 27].includes(sum) ? null : sum % 3
}

const COLOURS: readonly Option[] = [
  { key: 'red', wins: (seen) => colourOf(seen) === 0 },
  { key: 'green', wins: (seen) => colourOf(seen) === 1 },
  { key: 'blue', wins: (seen) => colourOf(seen) === 2 },
]

const SHAPES: readonly Option[] = [
  { key: 'triple', wins: (seen) => shapeOf(seen)[0] === 3 },
  { key: 'pair', wins: (seen) => shapeOf(seen).join() === '2,1' },
  { key: 'run', wins: (seen) => shapeOf(seen).length === 3 && spanOf(seen) === 2 },
]

const tails: readonly Option[] = Array.from({ length: 10 }, (_, tail) => ({
  key: `${tail}`,
  wins: (seen) => sumOf(seen) % 10 === tail,
}))
