import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { Rational } from '#kit/rational.ts'
import type { GameEvent, LineTag } from './events.ts'
import type { Result, Schema } from './schema.ts'

/**
 * The one interface of every built-in game. A game is told its configuration, the bets and the luck, and nothing else:
 * no member, balance, bank, history or clock can reach an outcome, because no function here takes one.
 */

/** One bet of a round. `choice` is what the member chose, in the game's own words. */
export interface Bet<Choice> {
  readonly key: string
  readonly stake: Minor
  readonly choice: Choice
}

/** What limits the operator and the currency set for this round. */
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
  /** The highest return per stake that this choice can bring. */
  maxReturn(cfg: Cfg, choice: Choice): Rational
}

/**
 * What sets bets of one round against each other: bets of one group that stand on different sides win and lose against each other, so
 * that what one may lose the other wins.
 */
export interface Hedge {
  readonly group: string
  readonly side: string
}

/** How one bet ended; `factor` is the return per stake, the stake included. */
export interface Line {
  readonly betKey: string
  readonly stake: Minor
  readonly factor: Rational
  readonly tag: LineTag
  /** Absent where no bet of the game stands against another. */
  readonly hedge?: Hedge
}

export type ProofMethod = 'closed' | 'enum' | 'markov' | 'books' | 'mc'

/** What is published of one kind of bet: every number is exact. */
export interface TheoryRow {
  readonly betKey: string
  readonly rtp: Rational
  /** Chance that a round returns anything. */
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
  /** Pinned with the configuration's hash in every round: a change of rules is a new edition. */
  readonly edition: number
  readonly kind: GameKind
  readonly configSchema: Schema<Cfg>
  readonly maxBets: number
  betTypes(cfg: Cfg): readonly BetType<Cfg, Choice>[]
  /** Total: refuses with a code, never throws. What it accepts, `settle` can settle. */
  check(cfg: Cfg, bets: readonly Bet<Choice>[], ctx: LimitCtx): Result<readonly Bet<Choice>[], BetError>
  /** The only place of luck. Draws in a fixed, documented order. */
  draw(cfg: Cfg, chance: Chance): Outcome
  settle(cfg: Cfg, bet: Bet<Choice>, outcome: Outcome): Line
  /** The script that a scene plays and that history replays. `bets` are those of the round: a bought feature tells itself. */
  describe(cfg: Cfg, outcome: Outcome, bets?: readonly Bet<Choice>[]): readonly GameEvent[]
  /** Outcomes that come from outside enter here. */
  readonly outcomeSchema: Schema<Outcome>
  /** Every outcome with its weight, where they can be listed. */
  outcomes?(cfg: Cfg): Iterable<{ readonly o: Outcome; readonly w: bigint }>
  theoretical(cfg: Cfg): readonly TheoryRow[]
}
