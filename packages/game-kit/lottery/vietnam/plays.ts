import { choose, subsets, sumOf } from '../counting.ts'
import { numbersIn, north, south } from './draw.ts'
import type { DrawnNumber, DrawShape, PrizeDraw, Tier } from './draw.ts'

/** Which digits of which numbers a play reads: the first or last `width` digits of all numbers long enough in these tiers. */
export interface Source {
  readonly tiers: readonly string[]
  readonly end: 'first' | 'last'
  readonly width: number
}

/**
 * How a unit bet wins. `each`: every occurrence of its number pays. `all`: each of its `size` numbers must appear. `none`: none of its
 * `size` numbers may appear. `set`: the one number read must lie in the option's set.
 */
export type Rule =
  | { readonly kind: 'each' }
  | { readonly kind: 'all'; readonly size: number }
  | { readonly kind: 'none'; readonly size: number }
  | { readonly kind: 'set'; readonly options: readonly NumberOption[] }
  /** Every occurrence pays the points of its tier. */
  | { readonly kind: 'tiers'; readonly points: Readonly<Record<string, number>> }
  /** The digits in any order: fewer orders pay more points, 6 ÷ orders of three digits. */
  | { readonly kind: 'anyOrder' }
  /** A single digit, which must occur in the number read. */
  | { readonly kind: 'digit' }

/** An option of a panel on two digits: even, a head, a zodiac animal. */
export interface NumberOption {
  readonly key: string
  readonly numbers: readonly string[]
}

export interface PrizePlay {
  readonly key: string
  readonly shape: DrawShape
  readonly source: Source
  readonly rule: Rule
  /** Whether it stays open while prizes are drawn and counts only those still to come. */
  readonly isLive?: boolean
}

const everyTier = ({ tiers }: DrawShape): readonly string[] => tiers.map(({ key }) => key)

/** The tiers that a source reads: those listed with numbers long enough. */
export const tiersOf = ({ shape, source }: PrizePlay): readonly Tier[] =>
  shape.tiers.filter(({ key, width }) => source.tiers.includes(key) && width >= source.width)

/** How many numbers a play reads. A stake on `each` is this many points' price. */
export const readCount = (play: PrizePlay): number =>
  tiersOf(play).reduce((total, { count }) => total + count, 0)

/** The digits that a play reads, in the order drawn; `from` skips numbers already drawn when a live bet was accepted. */
export function readDigits(play: PrizePlay, draw: PrizeDraw, from = 0): readonly DrawnNumber[] {
  const keys = new Set(tiersOf(play).map(({ key }) => key))
  const { end, width } = play.source
  return numbersIn(play.shape, draw)
    .slice(from)
    .filter(({ tier }) => keys.has(tier))
    .map(({ tier, text }) => ({ tier, text: end === 'last' ? text.slice(-width) : text.slice(0, width) }))
}

/**
 * A selection: numbers as text in ascending order, or option keys in the order of the panel. For `all` and `none` it may hold more
 * numbers than a unit bet: every combination is one.
 */
export type Picks = readonly string[]

/** Unit bets of a selection; 0 where it does not fit the play. */
export function unitsOf(play: PrizePlay, picks: Picks): number {
  if (!isSelection(play, picks)) return 0
  const { rule } = play
  return 'size' in rule ? choose(picks.length, rule.size) : picks.length
}

/** The most numbers in a selection of combinations: 20 numbers are 4,845 combinations of four. */
const MOST_FOR_COMBINATIONS = 20

export function isSelection({ source, rule }: PrizePlay, picks: Picks): boolean {
  if (picks.length === 0 || new Set(picks).size !== picks.length) return false
  if (rule.kind === 'set') {
    const order = picks.map((pick) => rule.options.findIndex(({ key }) => key === pick))
    return order.every((at, index) => at >= 0 && at > (order[index - 1] ?? -1))
  }
  const isNumber = new RegExp(`^\\d{${rule.kind === 'digit' ? 1 : source.width}}$`)
  if (!picks.every((pick) => isNumber.test(pick))) return false
  if (picks.some((pick, at) => at > 0 && pick <= (picks[at - 1] ?? ''))) return false
  if (rule.kind === 'anyOrder') return picks.every((pick) => pick === inOrder(pick))
  return !('size' in rule) || (picks.length >= rule.size && picks.length <= MOST_FOR_COMBINATIONS)
}

/** Winning unit bets of a selection on what was read; every occurrence counts, in points where a tier or an order has more. */
export function hitsOf({ rule }: PrizePlay, picks: Picks, seen: readonly DrawnNumber[]): number {
  switch (rule.kind) {
    case 'each':
      return seen.filter(({ text }) => picks.includes(text)).length
    case 'tiers':
      return sumOf(seen.map(({ tier, text }) => (picks.includes(text) ? (rule.points[tier] ?? 0) : 0)))
    case 'anyOrder':
      return sumOf(seen.map(({ text }) => (picks.includes(inOrder(text)) ? SIX / ordersOf(text) : 0)))
    case 'digit':
      return sumOf(seen.map(({ text }) => picks.filter((digit) => text.includes(digit)).length))
    case 'all':
    case 'none':
      return choose(winners(rule.kind === 'all', picks, seen).length, rule.size)
    case 'set':
      return winningOptions(rule.options, picks, seen).length
  }
}

/** The winning numbers, options or combinations of a selection, for the detail of a bet. */
export function winnersIn(
  { rule }: PrizePlay,
  picks: Picks,
  seen: readonly DrawnNumber[],
): readonly string[] {
  switch (rule.kind) {
    case 'each':
    case 'tiers':
      return seen.map(({ text }) => text).filter((text) => picks.includes(text))
    case 'anyOrder':
      return seen.map(({ text }) => inOrder(text)).filter((text) => picks.includes(text))
    case 'digit':
      return picks.filter((digit) => seen.some(({ text }) => text.includes(digit)))
    case 'set':
      return winningOptions(rule.options, picks, seen)
    case 'all':
    case 'none':
      return [...subsets(winners(rule.kind === 'all', picks, seen), rule.size)].map((numbers) =>
        numbers.join('-'),
      )
  }
}

const winners = (isWanted: boolean, picks: Picks, seen: readonly DrawnNumber[]): Picks =>
  picks.filter((pick) => seen.some(({ text }) => text === pick) === isWanted)

const winningOptions = (options: readonly NumberOption[], picks: Picks, [read]: readonly DrawnNumber[]) =>
  options
    .filter(({ key, numbers }) => picks.includes(key) && numbers.includes(read?.text ?? ''))
    .map(({ key }) => key)

const SIX = 6

/** The digits of a number, ascending. */
const inOrder = (text: string): string => [...text].toSorted().join('')

/** In how many orders three digits can stand: 6, 3 or 1. */
export const ordersOf = (text: string): number => [0, 1, 3, SIX][new Set(text).size] ?? 1

/** Every play of a region. */
export function prizePlays(shape: DrawShape): readonly PrizePlay[] {
  const isNorth = shape.key === 'north'
  const all = everyTier(shape)
  const play = (
    key: string,
    tiers: readonly string[],
    width: number,
    rule: Rule,
    end: Source['end'] = 'last',
  ) => ({
    key,
    shape,
    source: { tiers, end, width },
    rule,
  })
  const each: Rule = { kind: 'each' }
  const short = isNorth ? 'prize7' : 'prize8'
  const three = isNorth ? 'prize6' : 'prize7'
  return [
    play('lo2', all, 2, each),
    play('lo2First', all, 2, each, 'first'),
    play('lo3', all, 3, each),
    play('lo4', all, 4, each),
    play('loFew', isNorth ? NORTH_FEW : SOUTH_FEW, 2, each),
    { ...play('lo2Live', all, 2, each), isLive: true },
    ...[2, 3, 4].map((size) => play(`xien${size}`, all, 2, { kind: 'all', size })),
    ...[4, 8, 10].map((size) => play(`truot${size}`, all, 2, { kind: 'none', size })),
    play('de', ['special'], 2, each),
    play('deFirst', ['special'], 2, each, 'first'),
    play('dau', [short], 2, each),
    play('dauDuoi', [short, 'special'], 2, each),
    play('nhat', ['prize1'], 2, each),
    play('special3', ['special'], 3, each),
    play('special4', ['special'], 4, each),
    play('xiuChuDau', [three], 3, each),
    play('xiuChu', [three, 'special'], 3, each),
    ...Object.entries(PANELS).map(([name, options]) =>
      play(`de.${name}`, ['special'], 2, { kind: 'set', options }),
    ),
  ]
}

/** "8 lô" of the North and "7 lô" of the Centre and South: the short prizes and the special one. */
const NORTH_FEW = ['prize6', 'prize7', 'special']
const SOUTH_FEW = ['prize8', 'prize7', 'prize6', 'prize5', 'special']

const PAIRS = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))
const where = (has: (head: number, tail: number, number: number) => boolean) =>
  PAIRS.filter((text) => has(Number(text[0]), Number(text[1]), Number(text)))
const tens = (has: (head: number, tail: number, digit: number) => boolean): readonly NumberOption[] =>
  Array.from({ length: 10 }, (_, digit) => ({
    key: `${digit}`,
    numbers: where((head, tail) => has(head, tail, digit)),
  }))

/** The twelve animals in their order: each stands for the numbers with one remainder of twelve, the rat for 00, 12 … 96. */
const ZODIAC = [
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
]

const isDouble = (head: number, tail: number) => head === tail
const isShiftedDouble = (head: number, tail: number) => Math.abs(head - tail) === 5

/** The panels on the last two digits of the special prize. */
export const PANELS: Readonly<Record<string, readonly NumberOption[]>> = {
  parity: [
    { key: 'odd', numbers: where((_, tail) => tail % 2 === 1) },
    { key: 'even', numbers: where((_, tail) => tail % 2 === 0) },
  ],
  size: [
    { key: 'big', numbers: where((head) => head >= 5) },
    { key: 'small', numbers: where((head) => head < 5) },
  ],
  head: tens((head, _, digit) => head === digit),
  tail: tens((_, tail, digit) => tail === digit),
  sum: tens((head, tail, digit) => (head + tail) % 10 === digit),
  zodiac: ZODIAC.map((key, remainder) => ({
    key,
    numbers: where((_, __, number) => number % 12 === remainder),
  })),
  double: [
    { key: 'double', numbers: where(isDouble) },
    { key: 'shifted', numbers: where(isShiftedDouble) },
    { key: 'besideDouble', numbers: where((head, tail) => Math.abs(head - tail) === 1) },
  ],
}

export const northPlays = prizePlays(north)
export const southPlays = prizePlays(south)
