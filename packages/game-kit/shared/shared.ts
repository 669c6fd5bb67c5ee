import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { Rational } from '#kit/rational.ts'
import type { GameEvent, LineTag } from '#game-kit/events.ts'
import type { Bet, BetError, BetType, Hedge, HedgedShare, LimitCtx, TheoryRow } from '#game-kit/game.ts'
import type { Json, Result, Schema } from '#game-kit/schema.ts'

/**
 * A game whose rounds are shared by all members: lotteries, live tables, crash (docs/decisions/0070). Many slips are sold on one round,
 * then one outcome settles all of them. As with every game, no function sees a member, a balance, a bank or a clock.
 */

/** What is known when a slip is sold. */
export interface SaleCtx extends LimitCtx {
  /** Pieces of the outcome that are public already; empty before the draw begins. Only a game with `live` sells later. */
  readonly pieces: readonly Json[]
}

/** An action of a slip during its round: what, and how many milliseconds after the round began to run, by the database's clock. */
export interface Acted<Action> {
  readonly action: Action
  readonly afterMs: number
}

/** What settles a bet besides the outcome. */
export interface Sold<Action> {
  /** Number of pieces that were public when the slip was sold; 0: sold before the draw. */
  readonly epoch: number
  /** The slip's actions, in order; a later one never comes before an earlier one in time. */
  readonly acts: readonly Acted<Action>[]
}

/** The result of one line: its return per stake, the stake included, and how often it hit where that multiplies the prize. */
export interface Settled {
  readonly factor: Rational
  readonly tag: LineTag
  /** What was staked in the end, per stake of the line, where actions added to it (a double); `factor` is per the line's own stake. */
  readonly staked?: Rational
  readonly hits?: number
  /** For bets that can oppose each other on one slip (see `Hedge`); undefined if none of this game can. */
  readonly hedge?: Hedge
}

/** The sides of the bets of one slip, in their order; an empty list for a bet that opposes nothing. */
export type Sides = readonly (readonly HedgedShare[])[]

/** What a line could cost the operator, by number or side: the caps of an operator are compared with these sums. */
export interface Exposure {
  readonly key: string
  /** The highest return of the line if this number comes. */
  readonly most: Minor
}

/** Actions while a round runs, such as cashing out of a crash round. */
export interface TimedMath<Cfg, Choice, Outcome, Action> {
  readonly actionSchema: Schema<Action>
  /** How long the round runs after its draw; the outcome stays secret until then. Actions are accepted strictly before the end. */
  runsMs(cfg: Cfg, outcome: Outcome): number
  /**
   * Whether a slip may act now: `settle` ends it immediately with what it has won, `wait` keeps it open, null refuses; `charge` keeps
   * it open and adds to its stake. It may depend on the outcome only through `runsMs` and the pieces that are public: the answer must not
   * reveal what is to come.
   */
  act(
    cfg: Cfg,
    bets: readonly Bet<Choice>[],
    earlier: readonly Acted<Action>[],
    now: Acted<Action> & { readonly pieces: readonly Json[] },
  ): 'settle' | 'wait' | { readonly charge: Minor } | null
  /**
   * Whether a slip has ended automatically by now, as by an automatic cash-out: it may be paid while the round still runs. Like `act`, it
   * depends on the outcome only through `runsMs`.
   */
  hasEnded?(cfg: Cfg, bets: readonly Bet<Choice>[], acts: readonly Acted<Action>[], afterMs: number): boolean
}

/** An outcome that becomes public piece by piece: a drawn outcome is shown in steps, an outside one is entered in steps. */
export interface PiecewiseMath<Cfg, Outcome> {
  /** The pieces of a drawn outcome in order, each with its time after the draw began in milliseconds, ascending. */
  pieces(cfg: Cfg, outcome: Outcome): readonly { readonly piece: Json; readonly afterMs: number }[]
  /** Checks the newest of the pieces entered so far. Its value: the whole outcome once it is complete, else null. */
  join(cfg: Cfg, pieces: readonly Json[]): Result<Outcome | null, string>
  /** Slips are sold between the pieces, at the prices of what is still to come. The last piece ends the sale. */
  readonly isLive: boolean
}

export interface SharedMath<Cfg, Choice, Outcome, Carry = null, Action = never> {
  readonly id: string
  /** Stored with the configuration's hash in every round: a change of rules is a new game version. */
  readonly edition: number
  readonly kind: 'shared'
  readonly configSchema: Schema<Cfg>
  /** Most lines of one slip, up to `MOST_LINES`. */
  readonly maxLines: number
  betTypes(cfg: Cfg): readonly BetType<Cfg, Choice>[]
  /**
   * Total: refuses with a code, never throws. What it accepts, the settler settles. It may complete a choice with what must not change
   * later, such as odds: the returned bets are stored and settled.
   */
  check(cfg: Cfg, bets: readonly Bet<Choice>[], ctx: SaleCtx): Result<readonly Bet<Choice>[], BetError>
  /** The only use of randomness, in a fixed, documented order. `carry` is what the previous round of the series left. */
  draw(cfg: Cfg, chance: Chance, carry: Carry): { readonly outcome: Outcome; readonly carry: Carry }
  /** Reads an outcome from outside; undefined: the game is only ever drawn from the chain. */
  parseOutcome?(cfg: Cfg, json: unknown): Result<Outcome, string>
  /** Prepares what all lines need of an outcome once; the function then settles a line. Pure and total for checked bets. */
  settler(cfg: Cfg, outcome: Outcome): (bet: Bet<Choice>, sold: Sold<Action>) => Settled
  /** The sides of bets that spread over several, where the results do not name one `hedge`; called with all bets of a slip. */
  sides?(cfg: Cfg, bets: readonly Bet<Choice>[]): Sides
  /** The script for scenes and replays. */
  describe(cfg: Cfg, outcome: Outcome): readonly GameEvent[]
  /** Parses stored outcomes, which are untrusted input. */
  readonly outcomeSchema: Schema<Outcome>
  /** What a series carries from round to round: public by definition, never a secret such as the order of undealt cards. */
  readonly carry?: { readonly schema: Schema<Carry>; first(cfg: Cfg): Carry }
  readonly timed?: TimedMath<Cfg, Choice, Outcome, Action>
  readonly piecewise?: PiecewiseMath<Cfg, Outcome>
  /** `epoch`: the number of pieces that are public when the bet is sold, at whose prices it pays. */
  exposure?(cfg: Cfg, bet: Bet<Choice>, epoch: number): readonly Exposure[]
  /** Every outcome with its weight, if they can be enumerated (of a first round, where the game carries something). */
  outcomes?(cfg: Cfg): Iterable<{ readonly o: Outcome; readonly w: bigint }>
  theoretical(cfg: Cfg): readonly TheoryRow[]
}

/** Lines of one slip; the host refuses more, whatever the game allows. */
export const MOST_LINES = 2_000
