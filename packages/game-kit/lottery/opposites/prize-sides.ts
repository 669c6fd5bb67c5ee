import { pairOf, type Spread, type Unit } from './opposites.ts'
import { unitsOf } from '../vietnam/plays.ts'
import type { NumberOption, Picks, PrizePlay } from '../vietnam/plays.ts'

/** Numbers of three digits in any order. */
const ANY_ORDER = 220

/** The sides of a line of a lottery of prize tiers. */
export function prizeSpread(play: PrizePlay, picks: Picks): Spread {
  const { rule, source } = play
  const base = { play: play.key, units: unitsOf(play, picks) }
  const numbers = (of: number) => ({
    ...base,
    most: of,
    on: () => picks.map((side) => ({ place: 'numbers', side, of, units: 1 })),
  })
  switch (rule.kind) {
    case 'each':
    case 'tiers':
      return numbers(10 ** source.width)
    case 'anyOrder':
      return numbers(ANY_ORDER)
    case 'digit':
      return numbers(10)
    case 'set':
      return { ...base, most: rule.options.length, on: () => optionUnits(rule.options, picks) }
    case 'all':
    case 'none':
      // at most twenty numbers of a hundred: no slip holds every result
      return { ...base, most: 0, on: () => [] }
  }
}

function optionUnits(options: readonly NumberOption[], picks: Picks): readonly Unit[] {
  const rest = options.filter(({ key }) => pairOf(key) === null)
  const numbers = rest.flatMap((option) => option.numbers)
  const isPartition = numbers.length === 100 && new Set(numbers).size === 100
  return picks.flatMap((side): readonly Unit[] => {
    const place = pairOf(side)
    if (place !== null) return [{ place, side, of: 2, units: 1 }]
    return isPartition ? [{ place: 'rest', side, of: rest.length, units: 1 }] : []
  })
}
