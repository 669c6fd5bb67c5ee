import { isDraw } from '#game-kit/lottery/family.ts'
import { numbersIn, parsePrizes } from '#game-kit/lottery/vietnam/draw.ts'
import type { DrawShape, PrizeDraw } from '#game-kit/lottery/vietnam/draw.ts'
import type { Drawn } from '#game-kit/lottery/board.ts'

/** Numbers to follow from draw to draw. */
export interface NumberTrack {
  /** Text key of its name: a row of the lottery, or one of its own. */
  readonly key: string
  readonly values: readonly string[]
  /** What a result shows, values repeated as often as they came; nothing for what is no result. */
  readonly seen: (outcome: unknown) => readonly string[]
  /** Whether a draw shows exactly one of the values: such a chart has a line from draw to draw. */
  readonly isOne: boolean
}

const range = (from: number, to: number, digits = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`.padStart(digits, '0'))

/** The number tracks of what a lottery draws, the most usual first. */
export const numberTracks = (drawn: Drawn): readonly NumberTrack[] =>
  drawn.kind === 'numbers' ? tracksOfNumbers(drawn) : tracksOfPrizes(drawn.shape)

function tracksOfNumbers({
  family,
  rows,
}: Extract<Drawn, { readonly kind: 'numbers' }>): readonly NumberTrack[] {
  const { size, low, high, isDistinct } = family
  const digits = `${high}`.length
  const values = range(low, high, digits)
  const text = (number: number) => `${number}`.padStart(digits, '0')
  const read = (outcome: unknown): readonly number[] =>
    isNumbers(outcome) && isDraw(family, outcome) ? outcome : []
  const positions = rows.map((key, position): NumberTrack => ({
    key,
    values,
    isOne: true,
    seen: (outcome) =>
      read(outcome)
        .slice(position, position + 1)
        .map(text),
  }))
  const any: NumberTrack = {
    key: 'anyPosition',
    values,
    isOne: false,
    seen: (outcome) => read(outcome).map(text),
  }
  const sum: NumberTrack = {
    key: 'sum',
    values: range(low * size, high * size),
    isOne: true,
    seen: (outcome) => {
      const numbers = read(outcome)
      return numbers.length === 0 ? [] : [`${numbers.reduce((total, number) => total + number, 0)}`]
    },
  }
  const hasSum = !isDistinct && size === 3
  const hasAny = size !== high - low + 1
  const others = [...(hasSum ? [sum] : []), ...(hasAny ? [any] : [])]
  return [...positions, ...others]
}

/** The twelve animals in their order: each has the numbers with one remainder of twelve. */
export const ZODIAC = [
  'rat',
  'ox',
  'tiger',
  'cat',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

function tracksOfPrizes(shape: DrawShape): readonly NumberTrack[] {
  const draws = (outcome: unknown): PrizeDraw | null => {
    const read = parsePrizes(shape, outcome)
    return read.ok ? read.value : null
  }
  const top = shape.tiers.some(({ key }) => key === 'special') ? 'special' : 'first'
  const one = (key: string, values: readonly string[], of: (pair: string) => string): NumberTrack => ({
    key,
    values,
    isOne: (shape.tiers.find((tier) => tier.key === top)?.count ?? 0) === 1,
    seen: (outcome) => (draws(outcome)?.[top] ?? []).map((text) => of(text.slice(-2))),
  })
  const last: NumberTrack = {
    key: 'lastTwo',
    values: range(0, 99, 2),
    isOne: false,
    seen: (outcome) => {
      const draw = draws(outcome)
      return draw ? numbersIn(shape, draw).map(({ text }) => text.slice(-2)) : []
    },
  }
  const head = (pair: string) => Number(pair[0])
  const tail = (pair: string) => Number(pair[1])
  return [
    last,
    one('head', range(0, 9), (pair) => `${head(pair)}`),
    one('tail', range(0, 9), (pair) => `${tail(pair)}`),
    one('sumTail', range(0, 9), (pair) => `${(head(pair) + tail(pair)) % 10}`),
    one('zodiac', ZODIAC, (pair) => ZODIAC[Number(pair) % 12] ?? ''),
  ]
}

const isNumbers = (outcome: unknown): outcome is readonly number[] =>
  Array.isArray(outcome) && outcome.every((each) => typeof each === 'number')
