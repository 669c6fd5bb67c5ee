import { DECK, rankOf } from '#game-kit/cards/cards.ts'
import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkSeveral } from '#game-kit/several-bets.ts'
import { quickStakes } from '#game-kit/one-bet.ts'
import { list, object, oneOf, whole } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { compare, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { dealt, valueOf } from './drawing.ts'
import type { Dealt } from './drawing.ts'
import type { CardEvent, CraneChoice, Place, ResultEvent } from './events.ts'
import { craneTheory } from './theory.ts'

/**
 * Crane Baccarat: baccarat for one, from eight full decks each round. Player and banker get two cards, a third by the usual
 * table; the side closer to nine wins. Banker pays 0.95, player 1, tie 9; the side bets are listed below. Bets may stand on several
 * places at once; what they return is added exactly and rounded down once, the banker's commission of five per cent with it.
 * Edition 2 brought the pairs of either side; everything else is as in edition 1.
 * Order of luck: six cards picked of 416, of which four to six are dealt: player, banker, player, banker, then the third cards.
 */
export const SHOE = 8 * DECK
const DEALT = 6

export interface CraneConfig {
  readonly stakes: StakeRules
}

export interface CraneOutcome {
  /** Six cards of the shoe in the order in which they were drawn. */
  readonly six: readonly number[]
}

export const craneConfig: CraneConfig = { stakes: quickStakes }

/** Hundredths of the stake that a place returns when it wins, the stake included. */
export const pays = {
  player: 200,
  banker: 195,
  tie: 1_000,
  /** The side's first two cards alike in rank. */
  playerPair: 1_200,
  bankerPair: 1_200,
  /** One side's first two cards alike in rank and suit; both sides' return `bothPairs`. */
  perfectPair: 2_600,
  bothPairs: 20_100,
  /** Five or six cards; four cards. */
  big: 154,
  small: 250,
  /** The banker wins with seven and three cards. */
  dragon: 4_100,
} as const

const firstPlaces: readonly Place[] = ['player', 'banker', 'tie', 'big', 'small', 'perfectPair', 'dragon']
export const places: readonly Place[] = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'perfectPair',
  'big',
  'small',
  'dragon',
]

const alike = (cards: readonly number[]): boolean => (cards[0] ?? 0) % DECK === (cards[1] ?? 1) % DECK
const isPair = (cards: readonly number[]): boolean => rankOf(cards[0] ?? 0) === rankOf(cards[1] ?? 1)

/** What a place returns per stake after a deal. */
export function placeFactor(on: Place, deal: Dealt): Rational {
  const { player, banker, totals, result } = deal
  const count = player.length + banker.length
  const pairs = Number(alike(player)) + Number(alike(banker))
  switch (on) {
    case 'player':
    case 'banker':
      return rational(result === on ? pays[on] : result === 'tie' ? 100 : 0, 100)
    case 'tie':
      return rational(result === 'tie' ? pays.tie : 0, 100)
    case 'playerPair':
      return rational(isPair(player) ? pays.playerPair : 0, 100)
    case 'bankerPair':
      return rational(isPair(banker) ? pays.bankerPair : 0, 100)
    case 'big':
      return rational(count > 4 ? pays.big : 0, 100)
    case 'small':
      return rational(count === 4 ? pays.small : 0, 100)
    case 'perfectPair':
      return rational(pairs === 2 ? pays.bothPairs : pairs === 1 ? pays.perfectPair : 0, 100)
    case 'dragon':
      return rational(
        result === 'banker' && totals.banker === 7 && banker.length === 3 ? pays.dragon : 0,
        100,
      )
    default:
      return on satisfies never
  }
}

const seatAmong = (among: readonly Place[]): BetType<CraneConfig, CraneChoice> => ({
  key: 'seat',
  i18n: 'craneBaccarat.bet.seat',
  choice: object<CraneChoice>({ on: oneOf(among) }),
  limits: 'main',
  maxReturn: (_cfg, { on }) => rational(on === 'perfectPair' ? pays.bothPairs : pays[on], 100),
})

export const seat = seatAmong(places)

function settle(_cfg: CraneConfig, bet: Bet<CraneChoice>, { six }: CraneOutcome): Line {
  const factor = placeFactor(bet.choice.on, dealt(six, valueOf))
  const won = compare(factor, rational(1))
  const tag = compare(factor, ZERO) === 0 ? 'loss' : won === 0 ? 'push' : 'win'
  return { betKey: bet.key, stake: bet.stake, factor, tag }
}

/** Four to six cards in the order in which they come, then the result. */
function describe(_cfg: CraneConfig, { six }: CraneOutcome): readonly (CardEvent | ResultEvent)[] {
  const { player, banker, totals, result } = dealt(six, valueOf)
  const card = (side: 'player' | 'banker', nth: number): CardEvent[] => {
    const cards = (side === 'player' ? player : banker).slice(0, nth + 1)
    const last = cards[nth]
    if (last === undefined) return []
    const total = cards.reduce((sum, one) => sum + valueOf(one), 0) % 10
    return [{ type: 'card', side, card: last % DECK, total }]
  }
  const cards = [0, 1, 2].flatMap((nth) => [...card('player', nth), ...card('banker', nth)])
  return [...cards, { type: 'result', result, player: totals.player, banker: totals.banker }]
}

const mathOf = (
  edition: number,
  among: readonly Place[],
  bet: BetType<CraneConfig, CraneChoice>,
): GameMath<CraneConfig, CraneChoice, CraneOutcome> => ({
  id: 'crane-baccarat',
  edition,
  kind: 'instant',
  configSchema: object<CraneConfig>({ stakes: stakeRules }),
  maxBets: among.length,
  betTypes: () => [bet],
  check: checkSeveral({ types: [bet], nameOf: ({ choice }) => choice.on }),
  draw: (_cfg: CraneConfig, chance: Chance) => ({ six: chance.pick(DEALT, SHOE) }),
  settle,
  describe,
  outcomeSchema: object<CraneOutcome>({ six: list(whole(0, SHOE - 1), DEALT, DEALT) }),
  theoretical: (): readonly TheoryRow[] =>
    craneTheory().filter(({ betKey }) => among.some((on) => on === betKey)),
})

export const craneMath = mathOf(2, places, seat)
export const craneBaccarat = instantGame(craneMath, craneConfig)
/** As it was played before the pairs of either side came. */
export const firstCrane = instantGame(mathOf(1, firstPlaces, seatAmong(firstPlaces)), craneConfig)
