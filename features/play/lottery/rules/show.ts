import { max3d, north, south, thai } from '#game-kit/lottery/vietnam/draw.ts'
import type { DrawShape } from '#game-kit/lottery/vietnam/draw.ts'
import { isNumbers, isPrizes } from './outcome.ts'

/** How a draw is shown: balls out of a drum, dice under a dome, cars on a track, a board that fills tier by tier. */
export type ShowKind = 'balls' | 'dice' | 'race' | 'prizes'

/** One number that becomes visible, and the pause before it. */
export interface ShowStep {
  readonly waitMs: number
  /** The number as it is printed. */
  readonly text: string
  /** The tier that it belongs to; null for numbers on positions. */
  readonly tier: string | null
  /** Its place on the draw, or in its tier, from 0. */
  readonly at: number
}

export interface Show {
  readonly kind: ShowKind
  readonly steps: readonly ShowStep[]
}

const KINDS: Readonly<Record<string, ShowKind>> = { k3: 'dice', pk10: 'race' }
const SHAPES: Readonly<Record<string, DrawShape>> = {
  'vn-north': north,
  'vn-south': south,
  max3d,
  thai3d: thai,
}

/** Before the first number of each kind: the drum turns, the dice are shaken, the cars drive. */
const START_MS: Readonly<Record<ShowKind, number>> = { balls: 1_400, dice: 1_800, race: 5_200, prizes: 700 }
const STEP_MS: Readonly<Record<ShowKind, number>> = { balls: 900, dice: 250, race: 320, prizes: 420 }
/** More balls than this come faster: keno draws twenty. */
const MANY = 8
const FAST_MS = 350

/** The structure of a lottery of prize tiers, null for others. */
export const shapeOf = (game: string): DrawShape | null => SHAPES[game] ?? null

/**
 * The script of a draw: which number appears when. Prizes appear in the order in which they are drawn, whatever the order of the stored
 * tiers. Null for what is no result. Example: 5 digits take 1.4 s for the first and 0.9 s for each other, 5 s in all.
 */
export function showOf(game: string, outcome: unknown): Show | null {
  const kind = KINDS[game] ?? (SHAPES[game] ? 'prizes' : 'balls')
  const found = kind === 'prizes' ? prizesIn(game, outcome) : numbersIn(outcome)
  if (found.length === 0) return null
  const stepMs = kind === 'balls' && found.length > MANY ? FAST_MS : STEP_MS[kind]
  return {
    kind,
    steps: found.map((step, index) => ({ ...step, waitMs: index === 0 ? START_MS[kind] : stepMs })),
  }
}

type Found = Omit<ShowStep, 'waitMs'>

const numbersIn = (outcome: unknown): readonly Found[] =>
  isNumbers(outcome) ? outcome.map((number, at) => ({ text: `${number}`, tier: null, at })) : []

function prizesIn(game: string, outcome: unknown): readonly Found[] {
  const shape = SHAPES[game]
  if (!shape || !isPrizes(outcome)) return []
  return shape.tiers.flatMap(({ key }) => (outcome[key] ?? []).map((text, at) => ({ text, tier: key, at })))
}

/** The board of prizes after so many numbers: null where one is still to come. */
export function boardAfter(
  { tiers }: DrawShape,
  shown: readonly Found[],
): Readonly<Record<string, readonly (string | null)[]>> {
  return Object.fromEntries(
    tiers.map(({ key, count }) => [
      key,
      Array.from(
        { length: count },
        (_, at) => shown.find((step) => step.tier === key && step.at === at)?.text ?? null,
      ),
    ]),
  )
}

const DIGITS = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
} as const

/** A number as it is called out: prizes digit by digit, balls as numbers, which a voice reads itself. */
export const spoken = ({ text, tier }: Pick<ShowStep, 'text' | 'tier'>, lang: 'en' | 'vi'): string =>
  tier === null ? text : [...text].map((digit) => DIGITS[lang][Number(digit)] ?? digit).join(' ')

/** Where a car is on the track at quarters of the race, 0 to 1: `rank` decides the end, its own figures the way there. */
export function raceProgress(car: number, rank: number, cars: number): readonly number[] {
  const wobble = (quarter: number) => (((car * 37 + rank * 11 + quarter * 53) % 17) / 17 - 0.5) * 0.12
  const end = 1 - (rank / cars) * 0.16
  return [0, 0.22 + wobble(1), 0.47 + wobble(2), 0.74 + wobble(3) / 2, end]
}
