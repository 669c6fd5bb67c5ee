import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import { DECK, RANKS, rankOf } from '#game-kit/cards/cards.ts'
import type { Bet, BetType, Line, TheoryRow } from '#game-kit/game.ts'
import { MOST_TIMES } from '#game-kit/stepped/ladder.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import type { WeightedFactor } from '#game-kit/one-bet.ts'
import { object, whole } from '#game-kit/schema.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { Dealt, Move, SteppedMath } from '#game-kit/stepped/stepped.ts'
import type { Chance } from '#kit/chance.ts'
import { compare, divide, rational, rationalText, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { Guess, MoonChoice } from './events.ts'

/**
 * High Moon. A card lies open, the ace lowest, the king highest; the member says whether the next is higher or lower, an equal
 * card counting for both. Each card comes from a full deck, so a guess that c of 13 ranks fulfil multiplies the return by 13/c;
 * the first is taken from 99 % of the stake. From an ace "lower" means equal and "higher" really higher, from a king likewise.
 * So whenever one stops after a guess, exactly 99 % returns in the long run. No guess is offered that passes 1 000 times.
 * Draw order: the first card below 52, then one for each guess or card put aside.
 * Example: from a 4, higher or equal is 10 of 13 ranks: 0.99 · 13/10 = 1.287 times the stake.
 */

/** Cards that may be put aside in one round. */
export const MOST_SKIPS = 20

export interface MoonConfig {
  /** The RTP of every way to play, in whole percent. */
  readonly returnPercent: number
  readonly stakes: StakeRules
}

export type MoonAct = Act<Guess | 'skip' | 'take'>

export interface MoonState {
  readonly bet: Bet<MoonChoice>
  readonly card: number
  readonly right: number
  readonly skips: number
  /** The payout of taking; before the first right guess, the base that the first guess multiplies. */
  readonly factor: Rational
  readonly end: 'taken' | 'wrong' | null
}

export const moonConfig: MoonConfig = { returnPercent: 99, stakes: quickStakes }

/** Whether a rank fulfils a guess made on another. */
export function isFulfilled(guess: Guess, from: number, to: number): boolean {
  if (guess === 'higher') return from === RANKS - 1 ? to === from : from === 0 ? to > from : to >= from
  return from === 0 ? to === from : from === RANKS - 1 ? to < from : to <= from
}

/** Chance that the next card fulfils a guess: a number of 13 ranks. */
export function guessChance(guess: Guess, rank: number): Rational {
  let count = 0
  for (let to = 0; to < RANKS; to++) if (isFulfilled(guess, rank, to)) count++
  return rational(count, RANKS)
}

/** The payout after a right guess on this card. */
export function nextFactor(factor: Rational, guess: Guess, card: number): Rational {
  return divide(factor, guessChance(guess, rankOf(card)))
}

export const watch: BetType<MoonConfig, MoonChoice> = {
  key: 'watch',
  i18n: 'highMoon.bet.watch',
  choice: object<MoonChoice>({}),
  limits: 'main',
  maxReturn: () => MOST_TIMES,
}

function legal(_cfg: MoonConfig, { card, factor, right, skips }: MoonState): readonly Move<MoonAct>[] {
  const guesses = (['higher', 'lower'] as const).filter(
    (guess) => compare(nextFactor(factor, guess, card), MOST_TIMES) <= 0,
  )
  const names = [
    ...guesses,
    ...(skips < MOST_SKIPS && guesses.length > 0 ? (['skip'] as const) : []),
    ...(right > 0 ? (['take'] as const) : []),
  ]
  return names.map((name) => ({ action: { do: name }, charge: 0n }))
}

function step(_cfg: MoonConfig, state: MoonState, { do: name }: MoonAct, chance: Chance): Dealt<MoonState> {
  if (name === 'take') return { state: { ...state, end: 'taken' }, events: [] }
  const card = chance.below(DECK)
  const isRight = name === 'skip' || isFulfilled(name, rankOf(state.card), rankOf(card))
  const right = state.right + (name === 'skip' ? 0 : 1)
  const factor = name === 'skip' ? state.factor : nextFactor(state.factor, name, state.card)
  const next: MoonState = {
    ...state,
    card,
    factor,
    right,
    skips: state.skips + (name === 'skip' ? 1 : 0),
    end: isRight ? null : 'wrong',
  }
  const event = {
    type: 'card',
    card,
    guess: name === 'skip' ? null : name,
    isRight,
    factor: rationalText(isRight && right > 0 ? factor : ZERO),
  }
  return { state: next, events: [event] }
}

function settle(_cfg: MoonConfig, { bet, factor, end }: MoonState): readonly Line[] | null {
  if (!end) return null
  const isTaken = end === 'taken'
  return [
    { betKey: bet.key, stake: bet.stake, factor: isTaken ? factor : ZERO, tag: isTaken ? 'win' : 'loss' },
  ]
}

/** The guess that more ranks fulfil; of two alike, higher. */
export function safer(rank: number): Guess {
  return compare(guessChance('lower', rank), guessChance('higher', rank)) > 0 ? 'lower' : 'higher'
}

/** The RTP of a member who makes this many guesses of one kind and takes, over all possible ranks. */
export function returnsOf(
  cfg: MoonConfig,
  pick: (rank: number) => Guess,
  guesses: number,
): readonly WeightedFactor[] {
  const found: WeightedFactor[] = []
  const walk = (rank: number, left: number, factor: Rational, weight: bigint): void => {
    if (left === 0) return void found.push({ factor, weight })
    const guess = pick(rank)
    const next = divide(factor, guessChance(guess, rank))
    for (let to = 0; to < RANKS; to++) {
      if (isFulfilled(guess, rank, to)) walk(to, left - 1, next, weight)
      else found.push({ factor: ZERO, weight: weight * BigInt(RANKS) ** BigInt(left - 1) })
    }
  }
  for (let rank = 0; rank < RANKS; rank++) walk(rank, guesses, rational(cfg.returnPercent, 100), 1n)
  return found
}

const other = (guess: Guess): Guess => (guess === 'higher' ? 'lower' : 'higher')

/** Published ways to play. */
export const plays: readonly (readonly [name: string, pick: (rank: number) => Guess, guesses: number])[] = [
  ['one safer guess', safer, 1],
  ['three safer guesses', safer, 3],
  ['one bolder guess', (rank) => other(safer(rank)), 1],
  ['two bolder guesses', (rank) => other(safer(rank)), 2],
]

function theoretical(cfg: MoonConfig): readonly TheoryRow[] {
  return plays.map(([name, pick, guesses]) => theoryOf(name, 'guesses', returnsOf(cfg, pick, guesses)))
}

export const moonMath: SteppedMath<MoonConfig, MoonChoice, MoonState, MoonAct> = {
  id: 'high-moon',
  edition: 1,
  kind: 'stepped',
  configSchema: object<MoonConfig>({ returnPercent: whole(95, 99), stakes: stakeRules }),
  actionSchema: acts({ higher: 0, lower: 0, skip: 0, take: 0 }),
  maxBets: 1,
  betTypes: () => [watch],
  check: checkOneBet(watch),
  init: (cfg, bets, chance) => {
    const [bet] = bets
    if (!bet) throw new RangeError('high-moon: a round needs its bet')
    const card = chance.below(DECK)
    const factor = rational(cfg.returnPercent, 100)
    return { state: { bet, card, right: 0, skips: 0, factor, end: null }, events: [{ type: 'first', card }] }
  },
  legal,
  step,
  settle,
  view: (_cfg, { card, factor, right, skips, end }) => ({
    card,
    right,
    skipsLeft: MOST_SKIPS - skips,
    now: rationalText(right && end !== 'wrong' ? factor : ZERO),
    higher: rationalText(nextFactor(factor, 'higher', card)),
    lower: rationalText(nextFactor(factor, 'lower', card)),
  }),
  timeout: (_cfg, { right }) => (right > 0 ? { do: 'take' } : null),
  theoretical,
}

export const highMoon = steppedGame(moonMath, moonConfig)
