import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { Rational } from '#kit/rational.ts'
import type { GameEvent, LineTag } from './events.ts'
import type { Result, Schema } from './schema.ts'

/**
 * The interface of every studio game. A game gets its configuration, the bets and a source of randomness, and nothing else: no member,
 * balance, bank, history or clock can influence an outcome, because no function here takes one.
 */

/** The vendor code of our own games, bets and draws, in the ledger and in the catalogue. */
export const STUDIO = 'JADE_FORGE'

/** One bet of a round. `choice` is what the member chose, in the game's own format. */
export interface Bet<Choice> {
  readonly key: string
  readonly stake: Minor
  readonly choice: Choice
}

/** The limits of operator and currency for this round. */
export interface LimitCtx {
  readonly currency: string
}

export type BetRefusal =
  | 'games.betMalformed'
  | 'games.currencyNotOffered'
  | 'games.stakeNotAllowed'
  | 'games.stakeTooSmall'
  | 'games.stakeTooLarge'
  | 'games.winTooLarge'

export interface BetError {
  readonly refused: BetRefusal
  readonly detail?: string
}

export interface BetType<Cfg, Choice> {
  readonly key: string
  /** Text key of its name. */
  readonly i18n: string
  readonly choice: Schema<Choice>
  readonly limits: 'main' | 'side'
  /** The highest return per stake of this choice. */
  maxReturn(cfg: Cfg, choice: Choice): Rational
}

/** For opposite bets: bets of one group on different sides win and lose against each other, so that one wins what the other may lose. */
export interface Hedge {
  readonly group: string
  readonly side: string
  /** The number of sides where exactly one of them comes: only stakes on all of them oppose each other. Absent: any two do. */
  readonly of?: number
}

/** A share of a stake on a side, for bets that spread over several. */
export type HedgedShare = Hedge & { readonly share: Rational }

/** The result of one bet; `factor` is the return per stake, the stake included. */
export interface Line {
  readonly betKey: string
  readonly stake: Minor
  readonly factor: Rational
  readonly tag: LineTag
  /** Undefined if no bet of the game can oppose another. */
  readonly hedge?: Hedge
}

export type ProofMethod = 'closed' | 'enum' | 'markov' | 'books' | 'mc'

/** The published figures of one kind of bet: every number is exact. */
export interface TheoryRow {
  readonly betKey: string
  readonly rtp: Rational
  /** Chance that a round returns anything (hit rate). */
  readonly hit: Rational
  /** Of the return per stake. */
  readonly variance: Rational
  /** Highest return per stake, and its chance. */
  readonly maxWin: Rational
  readonly maxWinChance: Rational
  readonly method: ProofMethod
  /** The RTP split by feature; the parts sum to it exactly. */
  readonly parts: readonly { readonly feature: string; readonly rtp: Rational }[]
  /** Further exact facts for the par sheet and help page, such as the chance of free spins. */
  readonly facts: readonly { readonly name: string; readonly value: Rational; readonly show: FactShow }[]
}

export type FactShow = 'percent' | 'oneIn' | 'times' | 'count'

export type GameKind = 'instant' | 'stepped' | 'shared' | 'arena' | 'fixture'

export interface GameMath<Cfg, Choice, Outcome> {
  readonly id: string
  /** Stored with the configuration's hash in every round: a change of rules is a new game version. */
  readonly edition: number
  readonly kind: GameKind
  readonly configSchema: Schema<Cfg>
  readonly maxBets: number
  betTypes(cfg: Cfg): readonly BetType<Cfg, Choice>[]
  /** Total: refuses with a code, never throws. What it accepts, `settle` can settle. */
  check(cfg: Cfg, bets: readonly Bet<Choice>[], ctx: LimitCtx): Result<readonly Bet<Choice>[], BetError>
  /** The only use of randomness. Draws in a fixed, documented order. */
  draw(cfg: Cfg, chance: Chance): Outcome
  settle(cfg: Cfg, bet: Bet<Choice>, outcome: Outcome): Line
  /** The script for scenes and replays. `bets` are those of the round: a bought feature has its own events. */
  describe(cfg: Cfg, outcome: Outcome, bets?: readonly Bet<Choice>[]): readonly GameEvent[]
  /** Parses stored outcomes, which are untrusted input. */
  readonly outcomeSchema: Schema<Outcome>
  /** Every outcome with its weight, if they can be enumerated. */
  outcomes?(cfg: Cfg): Iterable<{ readonly o: Outcome; readonly w: bigint }>
  theoretical(cfg: Cfg): readonly TheoryRow[]
}
