import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import type { Bet, BetType, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { quickStakes } from '#game-kit/one-bet.ts'
import { object } from '#game-kit/schema.ts'
import { checkSeveral } from '#game-kit/several-bets.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { Dealt, Move, SteppedMath } from '#game-kit/stepped/stepped.ts'
import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import { add, ONE, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { BetKey, HandResult, LacquerChoice, LacquerEvent } from './events.ts'
import { isNatural, pointsOf, valueOf } from '#game-kit/blackjack/hands.ts'
import { endHand, finish, goOn, isSplitAce, maySplit, nextCard, splitHand, takeCard, told } from './round.ts'
import type { LacquerState, Told } from './round.ts'
import { blackjackWins, mayDouble, tableFields, usualTable } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { pairOf, pairPays, threeOf, threePays } from '#game-kit/blackjack/sides.ts'
import { lacquerTheory } from './theory/rows.ts'

/**
 * Lacquer 21: blackjack for one, from full decks shuffled for each round; the table of rules is its configuration. Two bets may
 * stand beside the main one: a pair of the first two cards, and the poker hand that they make with the dealer's open card.
 * Draw order: member, dealer open, member, dealer covered; then each card when it is asked for, the dealer's last. A card is
 * drawn below the number of those left and counted among them from the lowest.
 */
export interface LacquerConfig extends RulesTable {
  readonly stakes: StakeRules
}

export type LacquerAct = Act<'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split' | 'surrender'>

export const lacquerConfig: LacquerConfig = { ...usualTable, stakes: quickStakes }

const betType = (key: BetKey, maxReturn: (cfg: LacquerConfig) => Rational) =>
  ({
    key,
    i18n: `lacquer21.bet.${key}`,
    choice: object<LacquerChoice>({}),
    limits: key === 'main' ? 'main' : 'side',
    maxReturn,
  }) satisfies BetType<LacquerConfig, LacquerChoice>

/** Every hand that splits can make doubled and won. */
export const main = betType('main', ({ mostHands }) => rational(4 * mostHands))
export const betTypes = [
  main,
  betType('pairs', () => rational(pairPays.perfect + 1)),
  betType('three', () => rational(threePays.suitedTrips + 1)),
] as const

const stakeOf = ({ bets }: LacquerState, key: BetKey): Minor =>
  bets.find((bet) => bet.key === key)?.stake ?? 0n

function init(cfg: LacquerConfig, bets: readonly Bet<LacquerChoice>[], chance: Chance) {
  const drawn: number[] = []
  for (let nth = 0; nth < 4; nth++) drawn.push(nextCard(drawn, cfg.decks, chance))
  const [first = 0, open = 0, second = 0, hole = 0] = drawn
  const state: LacquerState = {
    bets,
    drawn,
    hands: [{ cards: [first, second], isDoubled: false, end: null }],
    dealer: [open, hole],
    at: 0,
    phase: 'play',
    isInsured: false,
    results: [],
  }
  const to = (whom: number | 'dealer', ...cards: readonly number[]): LacquerEvent => ({
    type: 'card',
    to: whom,
    card: (cards.at(-1) ?? 0) % DECK,
    ...pointsOf(cards),
  })
  const deal: LacquerEvent[] = [
    to(0, first),
    to('dealer', open),
    to(0, first, second),
    { ...to('dealer', open), type: 'card', to: 'dealer', card: null, ...pointsOf([open]) },
  ]
  const made = { pairs: pairOf(first, second), three: threeOf([first, second, open]) }
  for (const on of ['pairs', 'three'] as const)
    if (stakeOf(state, on)) deal.push({ type: 'side', on, made: made[on] })
  const now: Told = { state, events: deal }
  if (valueOf(open) === 1 && cfg.insurance === 'yes')
    return told(now, { phase: 'insurance' }, { type: 'ask' })
  return afterPeek(cfg, now, chance)
}

/** The dealer looks, where the table has it so; a blackjack on either side ends the round. */
function afterPeek(cfg: LacquerConfig, from: Told, chance: Chance): Told {
  const { dealer, hands } = from.state
  const isLooked = cfg.dealer === 'peeks' && [1, 10].includes(valueOf(dealer[0] ?? 0))
  const hasBlackjack = isNatural(dealer)
  const now = isLooked ? told(from, {}, { type: 'peek', hasBlackjack }) : from
  if ((isLooked && hasBlackjack) || isNatural(hands[0]?.cards ?? []))
    return finish(endHand(now, 'stood'), cfg, chance)
  return told(now, { phase: 'play' })
}

function legal(cfg: LacquerConfig, state: LacquerState): readonly Move<LacquerAct>[] {
  const stake = stakeOf(state, 'main')
  const free = (name: LacquerAct['do']): Move<LacquerAct> => ({ action: { do: name }, charge: 0n })
  if (state.phase === 'over') return []
  if (state.phase === 'insurance') return [{ action: { do: 'insure' }, charge: stake / 2n }, free('decline')]
  const hand = state.hands[state.at]
  if (!hand) return []
  const { total, isSoft } = pointsOf(hand.cards)
  const isFirst = hand.cards.length === 2
  const isLocked = isSplitAce(state, hand) && cfg.hitSplitAces === 'no'
  const mayDoubleHere =
    isFirst &&
    !isLocked &&
    mayDouble(cfg, total, isSoft) &&
    (state.hands.length === 1 || cfg.doubleAfterSplit === 'yes')
  const names: LacquerAct['do'][] = [
    ...(isLocked ? [] : (['hit'] as const)),
    'stand',
    ...(mayDoubleHere ? (['double'] as const) : []),
    ...(maySplit(state, hand, cfg) ? (['split'] as const) : []),
    ...(isFirst && state.hands.length === 1 && cfg.surrender === 'late' ? (['surrender'] as const) : []),
  ]
  return names.map((name) =>
    name === 'double' || name === 'split' ? { action: { do: name }, charge: stake } : free(name),
  )
}

function step(
  cfg: LacquerConfig,
  state: LacquerState,
  { do: did }: LacquerAct,
  chance: Chance,
): Dealt<LacquerState> {
  const start: Told = { state, events: [] }
  if (did === 'insure' || did === 'decline') {
    const isTaken = did === 'insure'
    return afterPeek(cfg, told(start, { isInsured: isTaken }, { type: 'insured', isTaken }), chance)
  }
  const now = told(start, {}, { type: 'move', hand: state.at, did })
  switch (did) {
    case 'hit':
      return goOn(takeCard(now, cfg, chance), cfg, chance)
    case 'double':
      return goOn(takeCard(now, cfg, chance, true), cfg, chance)
    case 'stand':
      return goOn(endHand(now, 'stood'), cfg, chance)
    case 'surrender':
      return goOn(endHand(now, 'surrendered'), cfg, chance)
    case 'split':
      return goOn(splitHand(now, cfg, chance), cfg, chance)
    default:
      return did satisfies never
  }
}

function factorOf(cfg: LacquerConfig, result: HandResult): Rational {
  switch (result) {
    case 'blackjack':
      return add(ONE, blackjackWins(cfg))
    case 'win':
      return rational(2)
    case 'push':
      return ONE
    case 'surrendered':
      return rational(1, 2)
    default:
      return ZERO
  }
}

/** The bets in their order, the main one with its first hand; then the hands of splits, then the insurance. */
function settle(cfg: LacquerConfig, state: LacquerState): readonly Line[] | null {
  if (state.phase !== 'over') return null
  const stake = stakeOf(state, 'main')
  const handLine = (nth: number): Line => {
    const result = state.results[nth] ?? 'loss'
    const tags = { blackjack: 'win', win: 'win', push: 'push', surrendered: 'halfLoss' } as const
    return {
      betKey: 'main',
      stake: state.hands[nth]?.isDoubled ? 2n * stake : stake,
      factor: factorOf(cfg, result),
      tag: result === 'loss' || result === 'bust' ? 'loss' : tags[result],
    }
  }
  const [first = 0, open = 0, second = 0] = state.drawn
  const pair = pairOf(first, second)
  const three = threeOf([first, second, open])
  const times: Readonly<Record<string, number>> = {
    pairs: pair ? pairPays[pair] + 1 : 0,
    three: three ? threePays[three] + 1 : 0,
  }
  const won = (betKey: string, bet: Minor, factor: number): Line => ({
    betKey,
    stake: bet,
    factor: rational(factor),
    tag: factor > 0 ? 'win' : 'loss',
  })
  const lines = state.bets.map((bet) =>
    bet.key === 'main' ? handLine(0) : won(bet.key, bet.stake, times[bet.key] ?? 0),
  )
  for (let nth = 1; nth < state.hands.length; nth++) lines.push(handLine(nth))
  if (state.isInsured) lines.push(won('insurance', stake / 2n, isNatural(state.dealer.slice(0, 2)) ? 3 : 0))
  return lines
}

export const lacquerMath: SteppedMath<LacquerConfig, LacquerChoice, LacquerState, LacquerAct> = {
  id: 'lacquer-21',
  edition: 1,
  kind: 'stepped',
  configSchema: object<LacquerConfig>({ ...tableFields, stakes: stakeRules }),
  actionSchema: acts({ insure: 0, decline: 0, hit: 0, stand: 0, double: 0, split: 0, surrender: 0 }),
  maxBets: betTypes.length,
  betTypes: () => betTypes,
  check: checkSeveral({ types: betTypes, nameOf: ({ key }) => key, needed: 'main' }),
  init,
  legal,
  step,
  settle,
  view: (_cfg, { hands, dealer, at, phase, isInsured }) => ({
    phase,
    at,
    isInsured,
    hands: hands.map(({ cards, isDoubled, end }) => ({
      cards: cards.map((card) => card % DECK),
      total: pointsOf(cards).total,
      isDoubled,
      end,
    })),
    dealer: (phase === 'over' ? dealer : dealer.slice(0, 1)).map((card) => card % DECK),
  }),
  timeout: (_cfg, { phase }) => ({ do: phase === 'insurance' ? 'decline' : 'stand' }),
  theoretical: (cfg): readonly TheoryRow[] => lacquerTheory(cfg),
}

export const lacquer21 = steppedGame(lacquerMath, lacquerConfig)
