import { shapeOf, sumOf } from '../counting.ts'
import { threeDice } from '../family.ts'
import type { Play } from '../play.ts'
import { contains } from '../plays/contains.ts'
import { group, groupLines } from '../plays/group.ts'
import { options } from '../plays/options.ts'
import type { Option } from '../plays/options.ts'
import type { At } from '../plays/straight.ts'
import { spanOf } from '../plays/sums.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

const at = (key: string): At => ({
  key,
  family: threeDice,
  positions: [0, 1, 2],
  names: ['first', 'second', 'third'],
})

/** Every play of K3 (three dice): sums, sides, triples, pairs, different numbers, runs and single numbers. */
export function k3(): readonly Play[] {
  return [
    options(at('sum'), sums),
    options(at('sides'), SIDES),
    options(at('anyTriple'), [{ key: 'anyTriple', wins: (seen) => isTriple(seen) }]),
    options(at('triple'), triples),
    options(at('pair'), pairs),
    group(at('pairAndSingle'), [2, 1]),
    group(at('different3'), [1, 1, 1]),
    groupLines(at('different3Lines'), [[1, 1, 1]]),
    contains(at('different2'), 2),
    options(at('anyRun'), [{ key: 'anyRun', wins: isRun }]),
    contains(at('number'), 1),
  ]
}

const isTriple = (seen: readonly number[]) => shapeOf(seen)[0] === 3
const isRun = (seen: readonly number[]) => shapeOf(seen).length === 3 && spanOf(seen) === 2

const sums: readonly Option[] = Array.from({ length: 16 }, (_, index) => ({
  key: `${index + 3}`,
  wins: (seen) => sumOf(seen) === index + 3,
}))

const SIDES: readonly Option[] = [
  { key: 'big', wins: (seen) => sumOf(seen) >= 11 },
  { key: 'small', wins: (seen) => sumOf(seen) <= 10 },
  { key: 'odd', wins: (seen) => sumOf(seen) % 2 === 1 },
  { key: 'even', wins: (seen) => sumOf(seen) % 2 === 0 },
]

const triples: readonly Option[] = FACES.map((face) => ({
  key: `${face}`,
  wins: (seen) => seen.every((number) => number === face),
}))

/** Two or three equal dice of this number. */
const pairs: readonly Option[] = FACES.map((face) => ({
  key: `${face}`,
  wins: (seen) => seen.filter((number) => number === face).length >= 2,
}))
