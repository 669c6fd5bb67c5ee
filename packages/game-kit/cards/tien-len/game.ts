import {
  advance,
  cardsOf,
  changed,
  chopBy,
  collected,
  dealt,
  instantly,
  laid,
  lowestOf,
  opened,
  owedTo,
  shownPlayers,
  type ClimbAction,
  type ClimbGame,
  type ClimbPlayer,
} from '#game-kit/cards/climbing/game.ts'
import { powerOf, TWO } from '#game-kit/cards/climbing/ranks.ts'
import { beats, combinationOf, chopWeight, isChop, mayInterrupt, type Combination } from './combination.ts'
import { HAND, instantWinOf, isPlayable, lowest, owedBy, type Fines, type InstantWin } from './hand.ts'
import { playsOf } from './plays.ts'

/**
 * One game of Southern Tien Len as a value: `begin` deals, `act` plays one decision, `timeout` decides for a player who does not answer,
 * `viewOf` is what a player may know. The first player without cards wins; the others pay in cards (`owedBy`), which the room multiplies
 * by its stake.
 */
export interface TienLenConfig {
  readonly instantWins: readonly InstantWin[]
  readonly fines: Fines
  /** What an instant win is worth, in cards, from each player. */
  readonly instantWinCards: number
  /** In cards, for a chopped two and for each weight of a chopped run of pairs or four of a kind. */
  readonly chopFines: { readonly blackTwo: number; readonly redTwo: number; readonly perWeight: number }
  /** Four consecutive pairs may chop out of turn. */
  readonly mayInterrupt: boolean
}

export interface TienLenGame extends ClimbGame {
  readonly config: TienLenConfig
  /** The lowest card of the deal, which the first play of a first game must contain; null once played. */
  readonly mustPlay: number | null
  readonly instantWin: InstantWin | null
}

export type TienLenRefusal =
  'notYourTurn' | 'notYourCards' | 'noCombination' | 'tooLow' | 'mustLead' | 'mustPlayLowest'

/** Deals. `leader` is the winner of the game before; null: the lowest card leads and must be played first. */
export function begin(
  config: TienLenConfig,
  seats: readonly number[],
  leader: number | null,
  deck: readonly number[],
): TienLenGame {
  const players = dealt(seats, deck, HAND)
  const low = lowestOf(players)
  const game: TienLenGame = {
    ...opened(players, leader ?? low.seat),
    config,
    mustPlay: leader === null ? low.card : null,
  }
  const { instantWins: order, instantWinCards: each } = config
  return instantly(game, { order, each, winOf: (cards) => instantWinOf(cards, order) }) ?? game
}

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(game: TienLenGame, seat: number, action: ClimbAction): TienLenGame | TienLenRefusal {
  const player = game.players.find((one) => one.seat === seat)
  if (!player || game.winner !== null) return 'notYourTurn'
  if (action.kind === 'pass') {
    if (game.turn !== seat) return 'notYourTurn'
    return game.table ? advance(changed(game, seat, { passed: true }), seat) : 'mustLead'
  }
  const refusal = refusalOf(game, player, action.cards)
  return refusal ?? played(game, player, action.cards)
}

function refusalOf(game: TienLenGame, player: ClimbPlayer, cards: readonly number[]): TienLenRefusal | null {
  const next = combinationOf(cards)
  const table = game.table && combinationOf(game.table.cards)
  const interrupts = Boolean(
    game.config.mayInterrupt &&
    next &&
    table &&
    game.table?.seat !== player.seat &&
    mayInterrupt(next, table),
  )
  if (game.turn !== player.seat && !interrupts) return 'notYourTurn'
  if (!cards.every((card) => player.cards.includes(card))) return 'notYourCards'
  if (!next || !isPlayable(player.cards, cards)) return 'noCombination'
  if (game.mustPlay !== null && !cards.includes(game.mustPlay)) return 'mustPlayLowest'
  return table && !beats(next, table) ? 'tooLow' : null
}

function played(game: TienLenGame, player: ClimbPlayer, cards: readonly number[]): TienLenGame {
  const chop = chopAfter(game, player.seat, cards)
  const next = laid({ ...game, mustPlay: null, chop }, player.seat, cards)
  return cards.length < player.cards.length ? advance(next, player.seat) : won(next, player.seat)
}

function chopAfter(game: TienLenGame, seat: number, cards: readonly number[]): TienLenGame['chop'] {
  const table = game.table && combinationOf(game.table.cards)
  const next = combinationOf(cards)
  if (!game.table || !table || !next || !isChop(next, table)) return game.chop
  return chopBy(game, seat, chopFine(game, table, game.table.cards))
}

function chopFine(
  { config: { chopFines } }: TienLenGame,
  table: Combination,
  cards: readonly number[],
): number {
  if (table.power >> 2 !== TWO) return chopWeight(table) * chopFines.perWeight
  // diamonds and hearts are red: the two highest powers of a rank
  return cards.reduce(
    (sum, card) => sum + (powerOf(card) % 4 >= 2 ? chopFines.redTwo : chopFines.blackTwo),
    0,
  )
}

function won(game: TienLenGame, winner: number): TienLenGame {
  const end = collected(game)
  const owed = owedTo(end.players, winner, 'left', ({ cards, hasPlayed }) =>
    owedBy(cards, hasPlayed, game.config.fines),
  )
  return { ...end, turn: null, winner, debts: [...end.debts, ...owed] }
}

/** The decision of a player who does not answer in time: pass; a leader plays the lowest card. */
export function timeout(game: TienLenGame, seat: number): ClimbAction {
  if (game.table) return { kind: 'pass' }
  return { kind: 'play', cards: lowest(cardsOf(game.players, seat)) }
}

/** The plays of the player whose turn it is; from a view too. */
export function offered(
  {
    players,
    table,
    mustPlay,
  }: Pick<TienLenGame, 'table' | 'mustPlay'> & { readonly players: Parameters<typeof cardsOf>[0] },
  seat: number | null,
): readonly (readonly number[])[] {
  const plays = playsOf(cardsOf(players, seat), table && combinationOf(table.cards))
  return plays.filter((cards) => mustPlay === null || cards.includes(mustPlay))
}

/** What one player, or a spectator (null), may know: the others' cards only as a number, until the game is over. */
export function viewOf(game: TienLenGame, seat: number | null) {
  const { config: _, ...open } = game
  const isOwnTurn = game.turn !== null && game.turn === seat
  return { ...open, players: shownPlayers(game, seat), mustPlay: isOwnTurn ? game.mustPlay : null }
}
