import type { Chance } from '#kit/chance.ts'
import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { GameEvent } from '../events.ts'
import type { Bet, BetError, BetType, GameMath, LimitCtx, Line, TheoryRow } from '../game.ts'
import { stakeProblem, stakeRules } from '../limits.ts'
import type { StakeRules } from '../limits.ts'
import { bad, good, list, object, whole } from '../schema.ts'
import type { Result, Schema } from '../schema.ts'
import { slotEngine } from './evaluate.ts'
import type { SlotEngine } from './evaluate.ts'
import { creditsOf, REELS } from './model.ts'
import type { SlotModel } from './model.ts'
import type { RoundTheory } from './proof/round-proof.ts'
import { drawRound, roundCredits } from './round.ts'
import type { SlotOutcome } from './round.ts'
import { slotScript } from './script.ts'
import { slotTheory } from './proof/theory.ts'

/** A slot's configuration has only stakes: its RTP belongs to the game version. */
export interface SlotConfig {
  readonly stakes: StakeRules
}

/** A spin has no choices: every line is always played. */
export type SlotChoice = Readonly<Record<never, never>>

const choiceSchema: Schema<SlotChoice> = object<SlotChoice>({})

export interface SlotIdentity<S extends string> {
  readonly id: string
  readonly edition: number
  readonly model: SlotModel<S>
  /** The published, proved numbers; tests prove them again. */
  readonly proof: RoundTheory
}

/** The differences between slots with one bet: draw, credits, script. `spinGame` does the rest. */
export interface SpinGame<Outcome> {
  readonly id: string
  readonly edition: number
  /** Credits that a stake buys, and that a round pays at most. */
  readonly credits: number
  readonly maxCredits: number
  draw(chance: Chance): Outcome
  creditsOf(outcome: Outcome): number
  script(outcome: Outcome): readonly GameEvent[]
  readonly outcomeSchema: Schema<Outcome>
  theory(): TheoryRow
}

/** A slot with one bet, the spin, and nothing to choose. */
export function spinGame<Outcome>(slot: SpinGame<Outcome>): GameMath<SlotConfig, SlotChoice, Outcome> {
  const { id, edition, credits, maxCredits } = slot
  const maxReturn = rational(maxCredits, credits)
  const factorOf = factors(credits)
  const spin: BetType<SlotConfig, SlotChoice> = {
    key: 'spin',
    i18n: 'slots.bet.spin',
    choice: choiceSchema,
    limits: 'main',
    maxReturn: () => maxReturn,
  }
  return {
    id,
    edition,
    kind: 'instant',
    configSchema: object<SlotConfig>({ stakes: stakeRules }),
    maxBets: 1,
    betTypes: () => [spin],
    check: (cfg, bets, ctx) => checkSpin(cfg, bets, ctx, maxReturn),
    draw: (_cfg: SlotConfig, chance: Chance) => slot.draw(chance),
    settle: (_cfg, bet, outcome) => spinLine(bet, factorOf(slot.creditsOf(outcome))),
    describe: (_cfg, outcome) => slot.script(outcome),
    outcomeSchema: slot.outcomeSchema,
    theoretical: () => [slot.theory()],
  }
}

/** Any reel slot as a game: a folder holds its identity, its data and its proof, the rest is here. */
export function slotGame<S extends string>(
  identity: SlotIdentity<S>,
): GameMath<SlotConfig, SlotChoice, SlotOutcome> {
  const { id, edition, model, proof } = identity
  const engine = slotEngine(model)
  return spinGame<SlotOutcome>({
    id,
    edition,
    credits: creditsOf(model),
    maxCredits: model.maxCredits,
    draw: (chance) => drawRound(engine, chance),
    creditsOf: (outcome) => roundCredits(engine, outcome),
    script: (outcome) => slotScript(engine, outcome),
    outcomeSchema: outcomeSchema(engine),
    theory: () => slotTheory(model, proof),
  })
}

function checkSpin(
  cfg: SlotConfig,
  bets: readonly Bet<SlotChoice>[],
  ctx: LimitCtx,
  maxReturn: Rational,
): Result<readonly Bet<SlotChoice>[], BetError> {
  const [bet] = bets
  if (!bet || bets.length !== 1 || bet.key !== 'spin') return bad({ refused: 'games.betMalformed' })
  const problem = stakeProblem(cfg.stakes, ctx, { stake: bet.stake, maxReturn })
  if (problem) return bad(problem)
  const isOffered = cfg.stakes[ctx.currency]?.menu.includes(bet.stake) ?? false
  return isOffered ? good(bets) : bad({ refused: 'games.stakeNotAllowed' })
}

/** The exact return of a round per stake: its credits divided by the credits of a stake. Cached per value. */
export function factors(credits: number): (won: number) => Rational {
  const known: Rational[] = []
  return (won) => (known[won] ??= won === 0 ? ZERO : rational(won, credits))
}

export function spinLine(bet: Bet<SlotChoice>, factor: Rational): Line {
  return { betKey: bet.key, stake: bet.stake, factor, tag: factor === ZERO ? 'loss' : 'win' }
}

/** Parses a stored outcome; one that no draw could have produced is refused. */
function outcomeSchema<S extends string>(engine: SlotEngine<S>): Schema<SlotOutcome> {
  const longest = Math.max(...[...engine.base.strips, ...engine.free.strips].map((reel) => reel.length))
  const stops = list(whole(0, longest - 1), REELS, REELS)
  const spins = list(stops, 1, engine.model.freeSpins.limit + 1)
  const { spreading } = engine.model
  const shape: Schema<SlotOutcome> =
    spreading === undefined
      ? object<{ spins: SlotOutcome['spins'] }>({ spins })
      : object<{ spins: SlotOutcome['spins']; chosen: number }>({
          spins,
          chosen: whole(-1, spreading.length - 1),
        })
  return {
    write: shape.write,
    parse: (json) => {
      const read = shape.parse(json)
      if (!read.ok) return read
      const isInside = read.value.spins.every((spin, index) =>
        spin.every(
          (stop, reel) => stop < ((index === 0 ? engine.base : engine.free).strips[reel]?.length ?? 0),
        ),
      )
      if (!isInside) return bad('spins: a stop lies beyond its reel')
      return hasRightLength(engine, read.value) ? read : bad('spins: not as many as the round has')
    },
  }
}

function hasRightLength<S extends string>(engine: SlotEngine<S>, outcome: SlotOutcome): boolean {
  try {
    roundCredits(engine, outcome)
    return true
  } catch {
    return false
  }
}
