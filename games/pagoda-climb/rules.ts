import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import type { Bet, BetType, Line } from '#game-kit/game.ts'
import { ladderFactor, ladderTheory } from '#game-kit/stepped/ladder.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes } from '#game-kit/one-bet.ts'
import { object, oneOf, whole } from '#game-kit/schema.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { Dealt, SteppedMath } from '#game-kit/stepped/stepped.ts'
import { rational, rationalText, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { ClimbChoice, ClimbRisk } from './events.ts'

/**
 * Pagoda Climb. Each floor of a pagoda has a few doors; behind some is a tiger. The member opens one door per floor and may come down with
 * the win after any floor. After f floors the payout is 99 % of (doors / free doors)^f, so the RTP is exactly 99 % whenever the member
 * comes down. Draw order: the tigers of each floor, from below, before the first door is opened. Example: medium, 4 floors: 0.99 · (3/2)^4
 * = 5.011875 times the stake.
 */
export const towers: Readonly<Record<ClimbRisk, { doors: number; tigers: number; floors: number }>> = {
  easy: { doors: 4, tigers: 1, floors: 9 },
  medium: { doors: 3, tigers: 1, floors: 9 },
  hard: { doors: 2, tigers: 1, floors: 9 },
  brave: { doors: 3, tigers: 2, floors: 6 },
}
export const risks: readonly ClimbRisk[] = ['easy', 'medium', 'hard', 'brave']
const MOST_DOORS = 4

export interface ClimbConfig {
  /** The RTP of every way to play, in whole percent. */
  readonly returnPercent: number
  readonly stakes: StakeRules
}

export type ClimbAct = Act<'open' | 'take'>

export interface ClimbState {
  readonly bet: Bet<ClimbChoice>
  /** Secret until the end: the tigers' doors, floor by floor. */
  readonly tigers: readonly (readonly number[])[]
  /** Doors opened, floor by floor. */
  readonly opened: readonly number[]
  readonly end: 'taken' | 'tiger' | null
}

export const climbConfig: ClimbConfig = { returnPercent: 99, stakes: quickStakes }

/** Chance to pass this many floors. */
export function passChance({ risk }: ClimbChoice, floors: number): Rational {
  const { doors, tigers } = towers[risk]
  return rational(BigInt(doors - tigers) ** BigInt(floors), BigInt(doors) ** BigInt(floors))
}

/** Payout per stake for this many floors, the stake included. */
export function climbFactor(cfg: ClimbConfig, choice: ClimbChoice, floors: number): Rational {
  return ladderFactor(cfg.returnPercent, passChance(choice, floors))
}

export const climb: BetType<ClimbConfig, ClimbChoice> = {
  key: 'climb',
  i18n: 'pagodaClimb.bet.climb',
  choice: object<ClimbChoice>({ risk: oneOf(risks) }),
  limits: 'main',
  maxReturn: (cfg, choice) => climbFactor(cfg, choice, towers[choice.risk].floors),
}

function step(cfg: ClimbConfig, state: ClimbState, action: ClimbAct): Dealt<ClimbState> {
  const shown = { type: 'tigers', floors: state.tigers }
  if (action.do === 'take' || action.at === undefined)
    return { state: { ...state, end: 'taken' }, events: [shown] }
  const { at } = action
  const { choice } = state.bet
  const floor = state.opened.length
  const isFree = !state.tigers[floor]?.includes(at)
  const factor = rationalText(isFree ? climbFactor(cfg, choice, floor + 1) : ZERO)
  const event = { type: 'door', floor, at, isFree, factor }
  const isTop = isFree && floor + 1 === towers[choice.risk].floors
  const end = isFree ? (isTop ? 'taken' : null) : 'tiger'
  const opened = [...state.opened, at]
  return { state: { ...state, opened, end }, events: end ? [event, shown] : [event] }
}

function settle(cfg: ClimbConfig, { bet, opened, end }: ClimbState): readonly Line[] | null {
  if (!end) return null
  const isTaken = end === 'taken'
  const factor = isTaken ? climbFactor(cfg, bet.choice, opened.length) : ZERO
  return [{ betKey: bet.key, stake: bet.stake, factor, tag: isTaken ? 'win' : 'loss' }]
}

/** Every way to stop. */
export const everyStop: readonly (readonly [ClimbRisk, number])[] = risks.flatMap((risk) =>
  Array.from({ length: towers[risk].floors }, (_, floor) => [risk, floor + 1] as const),
)

export const climbMath: SteppedMath<ClimbConfig, ClimbChoice, ClimbState, ClimbAct> = {
  id: 'pagoda-climb',
  edition: 1,
  kind: 'stepped',
  configSchema: object<ClimbConfig>({ returnPercent: whole(95, 99), stakes: stakeRules }),
  actionSchema: acts({ open: MOST_DOORS, take: 0 }),
  maxBets: 1,
  betTypes: () => [climb],
  check: checkOneBet(climb),
  init: (_cfg, bets, chance) => {
    const [bet] = bets
    if (!bet) throw new RangeError('pagoda-climb: a round needs its bet')
    const { doors, tigers, floors } = towers[bet.choice.risk]
    const state: ClimbState = {
      bet,
      tigers: Array.from({ length: floors }, () => chance.pick(tigers, doors)),
      opened: [],
      end: null,
    }
    return { state, events: [{ type: 'pagoda', risk: bet.choice.risk }] }
  },
  legal: (_cfg, { bet, opened }) => [
    ...Array.from({ length: towers[bet.choice.risk].doors }, (_, at) => ({
      action: { do: 'open', at } as const,
      charge: 0n,
    })),
    ...(opened.length ? [{ action: { do: 'take' } as const, charge: 0n }] : []),
  ],
  step,
  settle,
  view: (cfg, { bet: { choice }, opened, tigers, end }) => ({
    opened,
    tigers: end ? tigers : [],
    now: opened.length && end !== 'tiger' ? rationalText(climbFactor(cfg, choice, opened.length)) : '0',
  }),
  timeout: (_cfg, { opened }) => (opened.length ? { do: 'take' } : null),
  theoretical: (cfg) =>
    everyStop.map(([risk, floors]) =>
      ladderTheory(
        `${risk}, ${floors} floors`,
        passChance({ risk }, floors),
        climbFactor(cfg, { risk }, floors),
      ),
    ),
}

export const pagodaClimb = steppedGame(climbMath, climbConfig)
