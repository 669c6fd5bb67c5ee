import { add, compare, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { card } from '#game-kit/cards/shoe.ts'
import type { Bet, BetType } from '#game-kit/game.ts'
import { anyJson, bad, good, isRecord, list, object, oneOf, oneOfNumbers, whole } from '#game-kit/schema.ts'
import type { Json } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { Settled, SharedMath } from '#game-kit/shared/shared.ts'
import {
  checkTable,
  stakesFrom,
  tableStakes,
  type TableBet,
  type TableStakes,
} from '#game-kit/tables/stakes.ts'
import { BEST, isNatural, pointsOf } from '#game-kit/blackjack/hands.ts'
import { pairOf, pairPays, threeOf, threePays } from '#game-kit/blackjack/sides.ts'
import { dealRound, knownFrom, piecesOf, runsMs } from './deal.ts'
import { halvesOf, playOut, type Played } from './hands.ts'
import { blackjackBets, type BlackjackAction, type BlackjackOutcome, type BlackjackPiece } from './outcome.ts'
import { blackjackTheory } from './theory.ts'

/**
 * Blackjack for any number of members: everybody has the same two cards, and draws from the same stream (deal.ts). Eight fresh decks; the
 * dealer stands on every 17 and looks under an ace or a ten; a blackjack pays 3 to 2; any two cards may be doubled, also after a split; one
 * split, aces with one card each; insurance pays 2 to 1. A hand without a decision stands.
 * Example: 10.00 doubled and won returns 40.00 of 20.00.
 */

export interface BlackjackConfig {
  readonly stakes: TableStakes
}

export const blackjackConfig: BlackjackConfig = { stakes: stakesFrom({ vnd: 10_000, usd: 1, fun: 1 }) }

/** Two hands, both doubled and won. */
const MOST_MAIN = rational(8)
const more = (pays: Readonly<Record<string, number>>): Rational =>
  rational(Math.max(...Object.values(pays)) + 1)

const tableBets: readonly TableBet[] = [
  { key: 'main', kind: 'main', maxReturn: MOST_MAIN },
  { key: 'pairs', kind: 'side', maxReturn: more(pairPays) },
  { key: 'three', kind: 'side', maxReturn: more(threePays) },
]
const byKey = new Map(tableBets.map((bet) => [bet.key, bet]))

const noChoice = {
  parse: (json: unknown) => (json === null ? good(null) : bad('not a choice')),
  write: () => null,
}

const betTypes = tableBets.map(({ key, kind, maxReturn }): BetType<BlackjackConfig, null> => ({
  key,
  i18n: `tables.bet.${key}`,
  choice: noChoice,
  limits: kind,
  maxReturn: () => maxReturn,
}))

const LONGEST = 21
export const blackjackOutcome = object<BlackjackOutcome>({
  player: list(card, 2, 2),
  dealer: list(card, 2, LONGEST),
  first: list(card, 0, LONGEST),
  second: list(card, 0, LONGEST),
})

const actionSchema = object<BlackjackAction>({
  step: whole(0, LONGEST + 1),
  hand: oneOfNumbers([0, 1]),
  does: oneOf(['hit', 'stand', 'double', 'split', 'insure']),
})

const isPiece = (json: Json): json is Json & BlackjackPiece => isRecord(json) && 'piece' in json

/** The return of a hand per first stake. */
function handReturn(cards: readonly number[], isDoubled: boolean, dealer: readonly number[]): Rational {
  const own = pointsOf(cards).total
  const theirs = pointsOf(dealer).total
  const times = isDoubled ? 2 : 1
  if (own > BEST) return ZERO
  if (theirs > BEST || own > theirs) return rational(2 * times)
  return own === theirs ? rational(times) : ZERO
}

/** What the hands of a slip return and what they staked, per first stake. */
function mainReturn({ hands, isInsured }: Played, { player, dealer }: BlackjackOutcome) {
  const isDealers = isNatural(dealer)
  const half = isInsured ? rational(1, 2) : ZERO
  const insured = isInsured && isDealers ? rational(3, 2) : ZERO
  if (hands.length === 1 && isNatural(player)) {
    const own = isDealers ? rational(1) : rational(5, 2)
    return { factor: add(own, insured), staked: add(rational(1), half) }
  }
  let factor = insured
  let staked = half
  for (const { cards, isDoubled } of hands) {
    if (!isDealers) factor = add(factor, handReturn(cards, isDoubled, dealer))
    staked = add(staked, rational(isDoubled ? 2 : 1))
  }
  return { factor, staked }
}

const tagFor = (factor: Rational, staked: Rational): Settled['tag'] => {
  if (compare(factor, ZERO) === 0) return 'loss'
  const won = compare(factor, staked)
  return won > 0 ? 'win' : won === 0 ? 'push' : 'halfLoss'
}

const sideOf = (made: string | null, pays: Readonly<Record<string, number>>): Settled =>
  made === null ? { factor: ZERO, tag: 'loss' } : { factor: rational((pays[made] ?? 0) + 1), tag: 'win' }

/** Each bet stands once in a slip: decisions add to the main stake. A side bet may be laid later, as a slip of its own. */
const isOncePerBet = (bets: readonly Bet<null>[]): boolean =>
  new Set(bets.map(({ key }) => key)).size === bets.length

export const blackjackMath: SharedMath<BlackjackConfig, null, BlackjackOutcome, null, BlackjackAction> = {
  id: 'blackjack',
  edition: 1,
  kind: 'shared',
  configSchema: object<BlackjackConfig>({ stakes: tableStakes }),
  maxLines: blackjackBets.length,
  betTypes: () => betTypes,
  check: (cfg, bets, ctx) =>
    isOncePerBet(bets)
      ? checkTable(cfg.stakes, ctx, { types: byKey, bets })
      : bad({ refused: 'games.betMalformed' }),
  draw: (_, chance) => ({ outcome: dealRound(chance), carry: null }),
  settler: (_, outcome) => {
    const { player, dealer } = outcome
    const [open = 0] = dealer
    const [a = 0, b = 0] = player
    return ({ key }, { acts }) => {
      if (key === 'pairs') return sideOf(pairOf(a, b), pairPays)
      if (key === 'three') return sideOf(threeOf([a, b, open]), threePays)
      const decisions = acts.map(({ action }) => action)
      const main = mainReturn(playOut(outcome, decisions), outcome)
      return { ...main, tag: tagFor(main.factor, main.staked) }
    }
  },
  describe: (_, outcome) =>
    piecesOf(outcome).map(({ piece, afterMs }) => ({ type: 'piece', atMs: afterMs, shown: piece })),
  outcomeSchema: blackjackOutcome,
  timed: {
    actionSchema,
    runsMs: (_, outcome) => runsMs(outcome),
    act: (_, bets, earlier, { action, afterMs, pieces }) => {
      const known = knownFrom(pieces.filter(isPiece))
      const { window } = known
      if (!window || window.step !== action.step || afterMs >= window.untilMs) return null
      const acts = earlier.map((one) => one.action)
      const main = bets.find(({ key }) => key === 'main')?.stake
      if (main === undefined) return null // side bets alone have no hand
      if (acts.some(({ step, hand }) => step === action.step && hand === action.hand)) return null
      if (action.does === 'insure')
        return action.step === 0 && action.hand === 0 ? { charge: main / 2n } : null
      const halves = halvesOf(playOut(known, acts), known, action)
      if (halves === null) return null
      return halves === 0 ? 'wait' : { charge: (main * BigInt(halves)) / 2n }
    },
  },
  piecewise: {
    isLive: false,
    pieces: (_, outcome) =>
      piecesOf(outcome).map(({ piece, afterMs }) => ({ piece: pieceJson(piece), afterMs })),
    join: () => bad('this table is dealt from its chain'),
  },
  theoretical: () => blackjackTheory(),
}

/** Pieces are plain values already. */
function pieceJson(piece: BlackjackPiece): Json {
  const read = anyJson.parse(piece)
  if (!read.ok) throw new TypeError(read.error)
  return read.value
}

export const blackjackRules = {
  configSchema: blackjackMath.configSchema,
  outcomeSchema: blackjackOutcome,
  bets: () => tableBets,
  /** The dealer's result: "20", "BJ", "bust". */
  mark: ({ dealer }: BlackjackOutcome): string => {
    const { total } = pointsOf(dealer)
    return isNatural(dealer) ? 'BJ' : total > BEST ? 'bust' : `${total}`
  },
}

export const blackjack = sharedGame(blackjackMath, blackjackConfig)
