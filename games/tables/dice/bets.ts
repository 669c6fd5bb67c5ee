import type { Hedge } from '#game-kit/game.ts'
import { bauCuaFaces } from './outcome.ts'

// Bets on three dice. A bet says how many hundredths of a stake it returns for a throw, the stake included. Example: 10.00 on `single:5`
// with two fives at 1, 2 and 12 to one returns 30.00.

/** What a kind of bet pays, in hundredths with the stake included. */
export interface DicePays {
  /** Big and small, odd and even; tai and xiu at a tai xiu table. */
  readonly even: number
  /** Sums 4 to 10; 11 to 17 pay as 10 to 4. Empty: not offered. */
  readonly sums: readonly number[]
  /** One, two and three of a number. */
  readonly single: readonly number[]
  readonly double: number
  readonly pair: number
  readonly triple: number
  readonly anyTriple: number
}

export type Throw = readonly number[]

export type DiceBet = {
  readonly key: string
  readonly kind: 'main' | 'side'
  /** Hundredths returned. */
  readonly returns: (dice: Throw, pays: DicePays) => number
  readonly hedge?: Hedge
}

export const sumOf = (dice: Throw): number => dice.reduce((sum, die) => sum + die, 0)
const isTriple = ([a, b, c]: Throw): boolean => a === b && b === c
const countOf = (dice: Throw, face: number): number => dice.filter((die) => die === face).length

const FACES = [1, 2, 3, 4, 5, 6] as const
const SUMS = Array.from({ length: 14 }, (_, at) => at + 4)

/** A bet that pays `even` where a throw is as it says. */
const evenBet = (key: string, group: string, isHit: (dice: Throw) => boolean): DiceBet => ({
  key,
  kind: 'main',
  returns: (dice, pays) => (isHit(dice) ? pays.even : 0),
  hedge: { group, side: key },
})

const side = (key: string, returns: DiceBet['returns']): DiceBet => ({ key, kind: 'side', returns })

const sums = SUMS.map((sum) =>
  side(`sum:${sum}`, (dice, pays) =>
    sumOf(dice) === sum ? (pays.sums[Math.min(sum, 21 - sum) - 4] ?? 0) : 0,
  ),
)

const single = (key: string, face: number): DiceBet => ({
  key,
  kind: 'main',
  returns: (dice, pays) => {
    const count = countOf(dice, face)
    return count === 0 ? 0 : (pays.single[count - 1] ?? 0)
  },
})

const pairOf = (key: string, one: number, other: number): DiceBet =>
  side(key, (dice, pays) => (dice.includes(one) && dice.includes(other) ? pays.pair : 0))

const triples = [
  ...FACES.map((face) =>
    side(`triple:${face}`, (dice, pays) => (countOf(dice, face) === 3 ? pays.triple : 0)),
  ),
  side('anyTriple', (dice, pays) => (isTriple(dice) ? pays.anyTriple : 0)),
]

const twoOf = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))

/** Sic bo: a triple loses big, small, odd and even. */
export const sicBoBets: readonly DiceBet[] = [
  evenBet('big', 'size', (dice) => !isTriple(dice) && sumOf(dice) >= 11),
  evenBet('small', 'size', (dice) => !isTriple(dice) && sumOf(dice) <= 10),
  evenBet('odd', 'parity', (dice) => !isTriple(dice) && sumOf(dice) % 2 === 1),
  evenBet('even', 'parity', (dice) => !isTriple(dice) && sumOf(dice) % 2 === 0),
  ...sums,
  ...FACES.map((face) => single(`single:${face}`, face)),
  ...FACES.map((face) =>
    side(`double:${face}`, (dice, pays) => (countOf(dice, face) >= 2 ? pays.double : 0)),
  ),
  ...twoOf(FACES).map(([one, other]) => pairOf(`pair:${one}-${other}`, one, other)),
  ...triples,
]

/** Tai xiu as it is played in Vietnam: triples count like any throw. */
export const taiXiuBets: readonly DiceBet[] = [
  evenBet('tai', 'size', (dice) => sumOf(dice) >= 11),
  evenBet('xiu', 'size', (dice) => sumOf(dice) <= 10),
  evenBet('odd', 'parity', (dice) => sumOf(dice) % 2 === 1),
  evenBet('even', 'parity', (dice) => sumOf(dice) % 2 === 0),
  ...sums,
  ...triples,
]

/** Bau cua: six faces, and two of them together. */
export const bauCuaBets: readonly DiceBet[] = [
  ...bauCuaFaces.map((name, at) => single(name, at + 1)),
  ...twoOf(bauCuaFaces).map(([one, other]) =>
    pairOf(`pair:${one}-${other}`, bauCuaFaces.indexOf(one) + 1, bauCuaFaces.indexOf(other) + 1),
  ),
]

/** All 216 throws. */
export const throws: readonly Throw[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c) => [a, b, c])),
)
