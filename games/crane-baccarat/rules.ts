import { DECK, rankOf } from '#game-kit/cards/cards.ts'
import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Hedge, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkSeveral } from '#game-kit/several-bets.ts'
import { quickStakes } from '#game-kit/one-bet.ts'
import { good, list, object, oneOf, oneOfNumbers, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { compare, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { dealt, valueOf } from '#game-kit/baccarat/drawing.ts'
import type { Dealt } from '#game-kit/baccarat/drawing.ts'
import type { CardEvent, CraneChoice, Place, ResultEvent } from './events.ts'
import { craneTheory, deckCounts } from './theory.ts'
import type { Decks } from './theory.ts'

/**
 * Crane Baccarat: baccarat for one, from full decks each round, eight unless the table's configuration says otherwise. Player and
 * banker get two cards, a third by the usual table; the side closer to nine wins. Banker pays 0.95, player 1, tie 9; the side bets are
 * listed below. Bets may stand on several places at once; what they return is added exactly and rounded down once, the banker's
 * commission of five per cent with it.
 * Edition 2 brought the pairs of either side, edition 3 the number of decks; everything else is as in edition 1.
 * Draw order: six cards picked of the shoe (of eight decks: 416), of which four to six are dealt: player, banker, player, banker,
 * then the third cards.
 */
const DEALT = 6

export interface CraneConfig {
  readonly stakes: StakeRules
  /** Full decks that are shuffled again for each round. With fewer than four the perfect pair would return too little. */
  readonly decks: Decks
}

/** Of the longest shoe. */
const MOST_CARDS = 8 * DECK

export interface CraneOutcome {
  /** Six cards of the shoe in the order in which they were drawn. */
  readonly six: readonly number[]
}

export const craneConfig: CraneConfig = { stakes: quickStakes, decks: 8 }

const configSchema = object<CraneConfig>({ stakes: stakeRules, decks: oneOfNumbers(deckCounts) })

const stakesAlone = object<Pick<CraneConfig, 'stakes'>>({ stakes: stakeRules })
/** Editions 1 and 2, whose configuration did not name the eight decks. */
const firstSchema: Schema<CraneConfig> = {
  parse: (json) => {
    const read = stakesAlone.parse(json)
    return read.ok ? good({ ...read.value, decks: 8 }) : read
  },
  write: ({ stakes }) => stakesAlone.write({ stakes }),
}

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

/** The payout of a place per stake after a deal. */
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
  const hedge = hedgeOf(bet.choice.on)
  return { betKey: bet.key, stake: bet.stake, factor, tag, ...(hedge ? { hedge } : {}) }
}

/** Player against banker, and five or six cards against four. */
function hedgeOf(side: Place): Hedge | null {
  if (side === 'player' || side === 'banker') return { group: 'winner', side }
  return side === 'big' || side === 'small' ? { group: 'cards', side } : null
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
  schema: Schema<CraneConfig>,
  among: readonly Place[],
  bet: BetType<CraneConfig, CraneChoice> = seat,
): GameMath<CraneConfig, CraneChoice, CraneOutcome> => ({
  id: 'crane-baccarat',
  edition,
  kind: 'instant',
  configSchema: schema,
  maxBets: among.length,
  betTypes: () => [bet],
  check: checkSeveral({ types: [bet], nameOf: ({ choice }) => choice.on }),
  draw: ({ decks }: CraneConfig, chance: Chance) => ({ six: chance.pick(DEALT, decks * DECK) }),
  settle,
  describe,
  outcomeSchema: object<CraneOutcome>({ six: list(whole(0, MOST_CARDS - 1), DEALT, DEALT) }),
  theoretical: ({ decks }): readonly TheoryRow[] =>
    craneTheory(decks).filter(({ betKey }) => among.some((on) => on === betKey)),
})

export const craneMath = mathOf(3, configSchema, places)
export const craneBaccarat = instantGame(craneMath, craneConfig)
/** As it was played before the pairs of either side came. */
export const firstCrane = instantGame(
  mathOf(1, firstSchema, firstPlaces, seatAmong(firstPlaces)),
  craneConfig,
)
/** As it was played when each table had eight decks. */
export const secondCrane = instantGame(mathOf(2, firstSchema, places), craneConfig)
