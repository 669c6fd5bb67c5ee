import { sumOf } from '../counting.ts'
import { tenCars } from '../family.ts'
import type { Play } from '../play.ts'
import { options } from '../plays/options.ts'
import type { Option } from '../plays/options.ts'
import { fixedPositions, straight, straightLines } from '../plays/straight.ts'
import type { At } from '../plays/straight.ts'

const NAMES = [
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
  'place6',
  'place7',
  'place8',
  'place9',
  'place10',
]
const PLACES = NAMES.map((_, place) => place)

const at = (key: string, positions: readonly number[]): At => ({
  key,
  family: tenCars,
  positions,
  names: NAMES,
})

/** Every play of PK10: the first places in order, fixed places, sum of the first two, sides of each place, dragon against tiger. */
export function pk10(): readonly Play[] {
  return [
    ...[1, 2, 3, 4, 5].flatMap(front),
    fixedPlaces('fixedFront', PLACES.slice(0, 5)),
    fixedPlaces('fixedBack', PLACES.slice(5)),
    options(at('sum', [0, 1]), sums),
    options(at('sumSides', [0, 1]), SUM_SIDES),
    ...PLACES.map((place) => options(at(`place${place + 1}`, [place]), placeSides)),
    ...PLACES.slice(0, 5).map((place) =>
      options(at(`dragonTiger${place + 1}`, [place, 9 - place]), DRAGON_TIGER),
    ),
  ]
}

function front(count: number): readonly Play[] {
  const positions = PLACES.slice(0, count)
  const play = straight(at(`front${count}.straight`, positions))
  return count === 1 ? [play] : [play, straightLines(at(`front${count}.lines`, positions))]
}

const fixedPlaces = (key: string, positions: readonly number[]): Play => fixedPositions(at(key, positions))

const sums: readonly Option[] = Array.from({ length: 17 }, (_, index) => ({
  key: `${index + 3}`,
  wins: (seen) => sumOf(seen) === index + 3,
}))

const SUM_SIDES: readonly Option[] = [
  { key: 'big', wins: (seen) => sumOf(seen) > 11 },
  { key: 'small', wins: (seen) => sumOf(seen) <= 11 },
  { key: 'odd', wins: (seen) => sumOf(seen) % 2 === 1 },
  { key: 'even', wins: (seen) => sumOf(seen) % 2 === 0 },
]

const placeSides: readonly Option[] = [
  { key: 'big', wins: ([car = 0]) => car > 5 },
  { key: 'small', wins: ([car = 0]) => car <= 5 },
  { key: 'odd', wins: ([car = 0]) => car % 2 === 1 },
  { key: 'even', wins: ([car = 0]) => car % 2 === 0 },
]

const DRAGON_TIGER: readonly Option[] = [
  { key: 'dragon', wins: ([dragon = 0, tiger = 0]) => dragon > tiger },
  { key: 'tiger', wins: ([dragon = 0, tiger = 0]) => dragon < tiger },
]
