import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes } from '#game-kit/one-bet.ts'
import { bad, object, oneOf, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { multiply, rational, subtract, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { DiceChoice, RollEvent } from './events.ts'

/**
 * Dice. One roll from 0.00 to 99.99; the member bets that it lands above or below a target, the target excluded.
 * A choice that wins on c of the 10 000 rolls returns 9 900/c times the stake, so every choice returns exactly 99 %.
 * Example: under 50.00 wins on 5 000 rolls and returns 9 900/5 000 = 1.98 times the stake.
 * Draw order: one draw below 10 000.
 */

/** Rolls there are: 0.00 to 99.99 in hundredths. */
export const ROLLS = 10_000

/** A bet wins on 1 roll at least and on 9 800 at most, so that a win always returns more than the stake. */
export const MIN_WINNING = 1
export const MAX_WINNING = 9_800

export interface DiceConfig {
  /** The RTP of every choice, in whole percent; 99 unless the operator's licence asks for less. */
  readonly returnPercent: number
  readonly stakes: StakeRules
}

export interface DiceOutcome {
  readonly roll: number
}

const configSchema: Schema<DiceConfig> = object<DiceConfig>({
  returnPercent: whole(98, 99),
  stakes: stakeRules,
})

export const diceConfig: DiceConfig = { returnPercent: 99, stakes: quickStakes }

/** On how many of the 10 000 rolls this choice wins. */
export function winningRolls(choice: DiceChoice): number {
  return choice.direction === 'over' ? ROLLS - 1 - choice.target : choice.target
}

export function isWinning(choice: DiceChoice, roll: number): boolean {
  return choice.direction === 'over' ? roll > choice.target : roll < choice.target
}

/** Payout of a win per stake, the stake included. */
export function diceFactor(cfg: DiceConfig, choice: DiceChoice): Rational {
  return rational((cfg.returnPercent * ROLLS) / 100, winningRolls(choice))
}

const choiceFields = object<DiceChoice>({ direction: oneOf(['over', 'under']), target: whole(0, ROLLS - 1) })

const choiceSchema: Schema<DiceChoice> = {
  parse: (json) => {
    const read = choiceFields.parse(json)
    if (!read.ok) return read
    const winning = winningRolls(read.value)
    return winning < MIN_WINNING || winning > MAX_WINNING
      ? bad(`target: wins on ${winning} rolls, not on ${MIN_WINNING} to ${MAX_WINNING}`)
      : read
  },
  write: choiceFields.write,
}

export const roll: BetType<DiceConfig, DiceChoice> = {
  key: 'roll',
  i18n: 'dice.bet.roll',
  choice: choiceSchema,
  limits: 'main',
  maxReturn: diceFactor,
}

function settle(cfg: DiceConfig, bet: Bet<DiceChoice>, outcome: DiceOutcome): Line {
  const isWin = isWinning(bet.choice, outcome.roll)
  const factor = isWin ? diceFactor(cfg, bet.choice) : ZERO
  return { betKey: bet.key, stake: bet.stake, factor, tag: isWin ? 'win' : 'loss' }
}

/** Hundredths with two decimals: 5731 is "57.31". */
export function rollText(hundredths: number): string {
  const digits = `${hundredths}`.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function describe(_cfg: DiceConfig, outcome: DiceOutcome): readonly RollEvent[] {
  return [{ type: 'roll', roll: outcome.roll, text: rollText(outcome.roll) }]
}

/** Exact numbers of one choice, in closed form. */
export function diceTheory(cfg: DiceConfig, choice: DiceChoice): TheoryRow {
  const hit = rational(winningRolls(choice), ROLLS)
  const factor = diceFactor(cfg, choice)
  const rtp = multiply(hit, factor)
  return {
    betKey: `${choice.direction} ${rollText(choice.target)}`,
    rtp,
    hit,
    variance: subtract(multiply(hit, multiply(factor, factor)), multiply(rtp, rtp)),
    maxWin: factor,
    maxWinChance: hit,
    method: 'closed',
    parts: [{ feature: 'roll', rtp }],
    facts: [],
  }
}

/** Choices shown in the par sheet; the proof goes over all of them. */
const SHOWN: readonly DiceChoice[] = [
  { direction: 'under', target: 9_800 },
  { direction: 'over', target: 2_499 },
  { direction: 'over', target: 5_049 },
  { direction: 'under', target: 5_000 },
  { direction: 'under', target: 1_000 },
  { direction: 'over', target: 9_899 },
  { direction: 'over', target: 9_998 },
]

export const diceMath: GameMath<DiceConfig, DiceChoice, DiceOutcome> = {
  id: 'dice',
  edition: 1,
  kind: 'instant',
  configSchema,
  maxBets: 1,
  betTypes: () => [roll],
  check: checkOneBet(roll),
  draw: (_cfg: DiceConfig, chance: Chance) => ({ roll: chance.below(ROLLS) }),
  settle,
  describe,
  outcomeSchema: object<DiceOutcome>({ roll: whole(0, ROLLS - 1) }),
  *outcomes() {
    for (let value = 0; value < ROLLS; value++) yield { o: { roll: value }, w: 1n }
  },
  theoretical: (cfg) => SHOWN.map((choice) => diceTheory(cfg, choice)),
}

export const dice = instantGame(diceMath, diceConfig)
