import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import type { Bet, BetType, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes } from '#game-kit/one-bet.ts'
import { object } from '#game-kit/schema.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { SteppedMath } from '#game-kit/stepped/stepped.ts'
import { multiply, rational, subtract } from '#kit/rational.ts'
import type { JacksChoice, Made } from './events.ts'
import { madeOf, pays } from './pays.ts'
import { jacksProof } from './proof.ts'

/**
 * Silk Jacks: video poker, jacks or better. Five cards of 52 are dealt; the member holds any of them and the others are replaced once. The
 * final five are paid by the full table (9 for a full house, 6 for a flush, 800 for a royal flush). With the best hold for every deal the
 * RTP is 99.5439 %, computed over all 2 598 960 deals and 32 holds. Draw order: ten cards picked of 52 before the hold; the first five are
 * dealt, each of the next five is the replacement for its place, whatever else is held.
 */
export const HAND = 5
export const HOLDS = 32

export interface JacksConfig {
  readonly stakes: StakeRules
}

export type JacksAct = Act<'hold'>

export interface JacksState {
  readonly bet: Bet<JacksChoice>
  /** Ten cards: the five dealt, then each place's replacement. Secret from the sixth on. */
  readonly deck: readonly number[]
  readonly end: {
    readonly held: readonly boolean[]
    readonly cards: readonly number[]
    readonly made: Made
  } | null
}

export const jacksConfig: JacksConfig = { stakes: quickStakes }

export const deal: BetType<JacksConfig, JacksChoice> = {
  key: 'deal',
  i18n: 'silkJacks.bet.deal',
  choice: object<JacksChoice>({}),
  limits: 'main',
  maxReturn: () => rational(pays.royal),
}

/** Which places a hold's number holds: bit 0 is the first place. */
export function heldOf(hold: number): readonly boolean[] {
  return Array.from({ length: HAND }, (_, place) => ((hold >> place) & 1) === 1)
}

export const jacksMath: SteppedMath<JacksConfig, JacksChoice, JacksState, JacksAct> = {
  id: 'silk-jacks',
  edition: 1,
  kind: 'stepped',
  configSchema: object<JacksConfig>({ stakes: stakeRules }),
  actionSchema: acts({ hold: HOLDS }),
  maxBets: 1,
  betTypes: () => [deal],
  check: checkOneBet(deal),
  init: (_cfg, bets, chance) => {
    const [bet] = bets
    if (!bet) throw new RangeError('silk-jacks: a round needs its bet')
    const deck = chance.pick(2 * HAND, DECK)
    return { state: { bet, deck, end: null }, events: [{ type: 'dealt', cards: deck.slice(0, HAND) }] }
  },
  legal: () =>
    Array.from({ length: HOLDS }, (_, at) => ({ action: { do: 'hold', at } as const, charge: 0n })),
  step: (_cfg, state, { at = 0 }) => {
    const held = heldOf(at)
    const cards = held.map((isHeld, place) => state.deck[isHeld ? place : place + HAND] ?? 0)
    const made = madeOf(cards)
    return { state: { ...state, end: { held, cards, made } }, events: [{ type: 'drawn', held, cards, made }] }
  },
  settle: (_cfg, { bet, end }) => {
    if (!end) return null
    const times = pays[end.made]
    const tag = times > 1 ? 'win' : times === 1 ? 'push' : 'loss'
    return [{ betKey: bet.key, stake: bet.stake, factor: rational(times), tag }]
  },
  view: (_cfg, { deck, end }) =>
    end
      ? { cards: end.cards, made: end.made }
      : { cards: deck.slice(0, HAND), made: madeOf(deck.slice(0, HAND)) },
  timeout: () => ({ do: 'hold', at: HOLDS - 1 }),
  theoretical: (): readonly TheoryRow[] => [
    {
      betKey: 'best hold',
      rtp: jacksProof.rtp,
      hit: jacksProof.hit,
      variance: subtract(jacksProof.square, multiply(jacksProof.rtp, jacksProof.rtp)),
      maxWinChance: jacksProof.maxWinChance,
      maxWin: rational(pays.royal),
      method: 'enum',
      parts: [{ feature: 'hands', rtp: jacksProof.rtp }],
      facts: [],
    },
  ],
}

export const silkJacks = steppedGame(jacksMath, jacksConfig)
