import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import type { Bet, BetType, Line } from '#game-kit/game.ts'
import { ladderFactor, ladderTheory, stepsOf } from '#game-kit/stepped/ladder.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes } from '#game-kit/one-bet.ts'
import { object, whole } from '#game-kit/schema.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { Dealt, SteppedMath } from '#game-kit/stepped/stepped.ts'
import { ONE, multiply, rational, rationalText, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { VeinChoice } from './events.ts'

/**
 * Jade Vein. Under 25 stones are 1 to 24 firecrackers, the rest is jade. The member opens stone by stone and may take the win after any; a
 * firecracker ends the round with nothing. After d stones of jade the payout is 99 % of C(25, d) / C(25 − m, d), so the RTP is exactly 99 %
 * whenever the member stops. At 1 000 times the round ends automatically. Draw order: the firecrackers' places, picked of 25 before the
 * first stone is opened. Example: 3 firecrackers, 5 stones: 0.99 · 53 130 / 26 334 = 1.9973 times the stake.
 */
export const STONES = 25
export const MOST_CRACKERS = 24

export interface VeinConfig {
  /** The RTP of every way to play, in whole percent. */
  readonly returnPercent: number
  readonly stakes: StakeRules
}

export type VeinAct = Act<'open' | 'take'>

export interface VeinState {
  readonly bet: Bet<VeinChoice>
  /** Secret until the end. */
  readonly crackers: readonly number[]
  readonly opened: readonly number[]
  readonly end: 'taken' | 'burst' | null
}

export const veinConfig: VeinConfig = { returnPercent: 99, stakes: quickStakes }

/** Chances that 0, 1, 2 … stones in a row are jade, down to none being left. */
function chancesOf(crackers: number): readonly Rational[] {
  const chances = [ONE]
  let chance = ONE
  for (let nth = 0; nth < STONES; nth++) {
    chance = multiply(chance, rational(Math.max(0, STONES - crackers - nth), STONES - nth))
    chances.push(chance)
  }
  return chances
}

/** By number of firecrackers: every move asks for some, and they never change. */
const JADE_CHANCES = Array.from({ length: MOST_CRACKERS + 1 }, (_, crackers) => chancesOf(crackers))

/** Chance that this many stones in a row are jade. */
export function jadeChance(crackers: number, stones: number): Rational {
  return JADE_CHANCES[crackers]?.[stones] ?? ZERO
}

/** Payout per stake for this many stones of jade, the stake included. */
export function veinFactor(cfg: VeinConfig, { crackers }: VeinChoice, stones: number): Rational {
  return ladderFactor(cfg.returnPercent, jadeChance(crackers, stones))
}

/** After this many stones the round ends automatically: all jade is open, or the next would exceed the limit. */
export function mostStones(cfg: VeinConfig, choice: VeinChoice): number {
  return stepsOf(STONES - choice.crackers, (stones) => veinFactor(cfg, choice, stones))
}

export const dig: BetType<VeinConfig, VeinChoice> = {
  key: 'dig',
  i18n: 'jadeVein.bet.dig',
  choice: object<VeinChoice>({ crackers: whole(1, MOST_CRACKERS) }),
  limits: 'main',
  maxReturn: (cfg, choice) => veinFactor(cfg, choice, mostStones(cfg, choice)),
}

function step(cfg: VeinConfig, state: VeinState, action: VeinAct): Dealt<VeinState> {
  const laid = { type: 'laid', crackers: state.crackers }
  if (action.do === 'take' || action.at === undefined)
    return { state: { ...state, end: 'taken' }, events: [laid] }
  const { at } = action
  const isJade = !state.crackers.includes(at)
  const opened = [...state.opened, at]
  const { choice } = state.bet
  const factor = rationalText(isJade ? veinFactor(cfg, choice, opened.length) : ZERO)
  const event = { type: 'opened', at, isJade, factor }
  const isOver = isJade && opened.length === mostStones(cfg, choice)
  const end = isJade ? (isOver ? 'taken' : null) : 'burst'
  return { state: { ...state, opened, end }, events: end ? [event, laid] : [event] }
}

function settle(cfg: VeinConfig, { bet, opened, end }: VeinState): readonly Line[] | null {
  if (!end) return null
  const factor = end === 'taken' ? veinFactor(cfg, bet.choice, opened.length) : ZERO
  return [{ betKey: bet.key, stake: bet.stake, factor, tag: end === 'taken' ? 'win' : 'loss' }]
}

/** Ways to play that the par sheet shows; the proof goes over all of them. */
const SHOWN: readonly (readonly [crackers: number, stones: number])[] = [
  [1, 1],
  [1, 24],
  [3, 1],
  [3, 5],
  [3, 10],
  [5, 3],
  [10, 5],
  [20, 2],
  [24, 1],
]

export const veinMath: SteppedMath<VeinConfig, VeinChoice, VeinState, VeinAct> = {
  id: 'jade-vein',
  edition: 1,
  kind: 'stepped',
  configSchema: object<VeinConfig>({ returnPercent: whole(95, 99), stakes: stakeRules }),
  actionSchema: acts({ open: STONES, take: 0 }),
  maxBets: 1,
  betTypes: () => [dig],
  check: checkOneBet(dig),
  init: (_cfg, bets, chance) => {
    const [bet] = bets
    if (!bet) throw new RangeError('jade-vein: a round needs its bet')
    const crackers = chance.pick(bet.choice.crackers, STONES)
    const state: VeinState = { bet, crackers, opened: [], end: null }
    return { state, events: [{ type: 'field', crackers: crackers.length }] }
  },
  legal: (_cfg, { opened }) => [
    ...Array.from({ length: STONES }, (_, at) => at)
      .filter((at) => !opened.includes(at))
      .map((at) => ({ action: { do: 'open', at } as const, charge: 0n })),
    ...(opened.length ? [{ action: { do: 'take' } as const, charge: 0n }] : []),
  ],
  step,
  settle,
  view: (cfg, { bet: { choice }, opened, crackers, end }) => ({
    opened,
    crackers: end ? crackers : choice.crackers,
    now: opened.length && end !== 'burst' ? rationalText(veinFactor(cfg, choice, opened.length)) : '0',
    next: end ? '0' : rationalText(veinFactor(cfg, choice, opened.length + 1)),
  }),
  timeout: (_cfg, { opened }) => (opened.length ? { do: 'take' } : null),
  theoretical: (cfg) =>
    SHOWN.map(([crackers, stones]) =>
      ladderTheory(
        `${crackers} firecrackers, ${stones} stones`,
        jadeChance(crackers, stones),
        veinFactor(cfg, { crackers }, stones),
      ),
    ),
}

export const jadeVein = steppedGame(veinMath, veinConfig)
