import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { object, oneOf, oneOfNumbers, whole } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TurnEvent, WheelChoice, WheelPetals } from './events.ts'
import { risks, sizes, wheels } from './pays.ts'

/**
 * Lotus Wheel. A wheel of 10, 30 or 50 petals is turned once; the petal under the pointer pays. The petals of every wheel together
 * return exactly 99 %.
 * Draw order: one draw below 150, the place of the turn, no matter which wheel is played; 150 is a multiple of every wheel's petals, so
 * each petal is equally likely.
 */

/** Places of a turn. */
export const PLACES = 150

export interface WheelConfig {
  readonly stakes: StakeRules
}

export interface WheelOutcome {
  readonly place: number
}

export const wheelConfig: WheelConfig = { stakes: quickStakes }

/** The petal that a place lies on. */
export function petalOf(place: number, petals: WheelPetals): number {
  return Math.floor((place * petals) / PLACES)
}

/** Payout of a petal per stake, the stake included. */
export function petalFactor({ petals, risk }: WheelChoice, petal: number): Rational {
  const tenths = wheels[petals][risk][petal]
  if (tenths === undefined) throw new RangeError(`lotus-wheel: a wheel of ${petals} has no petal ${petal}`)
  return rational(tenths, 10)
}

/** The highest pay of a wheel, tenths of the stake. */
const best = ({ petals, risk }: WheelChoice): number => Math.max(...wheels[petals][risk])

/** The one bet of a round. */
export const turn: BetType<WheelConfig, WheelChoice> = {
  key: 'turn',
  i18n: 'lotusWheel.bet.turn',
  choice: object<WheelChoice>({ petals: oneOfNumbers(sizes), risk: oneOf(risks) }),
  limits: 'main',
  maxReturn: (_cfg, choice) => rational(best(choice), 10),
}

function settle(_cfg: WheelConfig, bet: Bet<WheelChoice>, outcome: WheelOutcome): Line {
  const factor = petalFactor(bet.choice, petalOf(outcome.place, bet.choice.petals))
  return { betKey: bet.key, stake: bet.stake, factor, tag: factor.n > 0n ? 'win' : 'loss' }
}

/** Exact numbers of one wheel. */
export function wheelTheory(choice: WheelChoice): TheoryRow {
  const petals = wheels[choice.petals][choice.risk].map((tenths) => ({
    factor: rational(tenths, 10),
    weight: 1n,
  }))
  return theoryOf(`${choice.petals} petals, ${choice.risk}`, 'turn', petals)
}

/** Every wheel. */
export const everyWheel: readonly WheelChoice[] = sizes.flatMap((petals) =>
  risks.map((risk) => ({ petals, risk })),
)

export const wheelMath: GameMath<WheelConfig, WheelChoice, WheelOutcome> = {
  id: 'lotus-wheel',
  edition: 1,
  kind: 'instant',
  configSchema: object<WheelConfig>({ stakes: stakeRules }),
  maxBets: 1,
  betTypes: () => [turn],
  check: checkOneBet(turn),
  draw: (_cfg: WheelConfig, chance: Chance) => ({ place: chance.below(PLACES) }),
  settle,
  describe: (_cfg, { place }): readonly TurnEvent[] => [{ type: 'turn', place }],
  outcomeSchema: object<WheelOutcome>({ place: whole(0, PLACES - 1) }),
  *outcomes() {
    for (let place = 0; place < PLACES; place++) yield { o: { place }, w: 1n }
  },
  theoretical: () => everyWheel.map(wheelTheory),
}

export const lotusWheel = instantGame(wheelMath, wheelConfig)
