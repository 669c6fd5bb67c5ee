import {
  advance,
  cardsOf,
  changed,
  chopBy,
  collected,
  dealt,
  inOrderFrom,
  instantly,
  laid,
  lowestOf,
  nextAfter,
  opened,
  owedTo,
  shownPlayers,
  type ClimbAction,
  type ClimbGame,
  type ClimbPlayer,
  type Debt,
} from '#game-kit/cards/climbing/game.ts'
import { combinationOf, isChop, type Combination } from './combination.ts'
import { HAND, instantWinOf, owedBy, type Fines, type InstantWin } from './hand.ts'
import { playsOf, refusalOf, type PlayRefusal, type Spot } from './plays.ts'

/**
 * One game of Sam Loc as a value: two to five players, ten cards each. First each player in turn may declare Sam: to play all ten cards
 * without being beaten. The declarer leads; unbeaten, each other player pays `samCards`; beaten once, the game ends and the declarer pays
 * as much for every other player to the one who beat it. Without a declaration the first one without cards wins and the others pay by
 * what is left (`owedBy`).
 *
 * A player who passes on a single card although a higher one was at hand, before a player with one card, pays for all if that one then
 * wins with it.
 *
 * Example: of four players the declarer is beaten: 3 × 20 cards to the player who did it.
 */
export interface SamLocConfig {
  readonly instantWins: readonly InstantWin[]
  /** What an instant win is worth, in cards, from each player. */
  readonly instantWinCards: number
  /** What a declared Sam is worth, in cards, for each other player. */
  readonly samCards: number
  readonly fines: Fines
  /** In cards, for each two and each four of a kind that is chopped. */
  readonly chopFines: { readonly two: number; readonly fourOfAKind: number }
}

export interface SamLocGame extends ClimbGame {
  readonly config: SamLocConfig
  readonly phase: 'declaring' | 'playing'
  /** The seat that is asked first, and leads unless another one declares. */
  readonly leader: number
  readonly declarer: number | null
  /** Passed on a single before a player with one card, and could have beaten it. */
  readonly lets: number | null
  readonly instantWin: InstantWin | null
}

export type SamLocAction = ClimbAction | { readonly kind: 'sam'; readonly agrees: boolean }
export type SamLocRefusal = PlayRefusal | 'notYourTurn' | 'mustLead' | 'mustAnswer' | 'notAsked'

/** Deals. `leader` is the winner of the game before; null: who holds the lowest card, by suit among equal ranks. */
export function begin(
  config: SamLocConfig,
  seats: readonly number[],
  leader: number | null,
  deck: readonly number[],
): SamLocGame {
  const players = dealt(seats, deck, HAND)
  const first = leader ?? lowestOf(players).seat
  const game: SamLocGame = {
    ...opened(players, first),
    config,
    phase: 'declaring',
    leader: first,
    declarer: null,
    lets: null,
  }
  const { instantWins: order, instantWinCards: each } = config
  return instantly(game, { order, each, winOf: (cards) => instantWinOf(cards, order) }) ?? game
}

/** What the player whose turn it is must beat and mind; from a view too. */
export function spotOf({
  players,
  turn,
  table,
}: Pick<SamLocGame, 'turn' | 'table'> & {
  readonly players: readonly (Pick<ClimbPlayer, 'seat' | 'passed'> & { readonly left: number })[]
}): Spot {
  const next = turn === null ? null : nextAfter(players, turn)
  return { table: table && combinationOf(table.cards), nextHasOne: next?.left === 1 }
}

/** Whether a seat was asked and does not declare Sam: those from the leader to before whose turn it is; from a view too. */
export function hasAnswered(
  {
    phase,
    players,
    leader,
    turn,
  }: Pick<SamLocGame, 'phase' | 'leader' | 'turn'> & {
    readonly players: readonly { readonly seat: number }[]
  },
  seat: number,
): boolean {
  if (phase !== 'declaring' || turn === null) return false
  const asked = inOrderFrom(players, leader).map((player) => player.seat)
  return asked.slice(0, asked.indexOf(turn)).includes(seat)
}

/** Whether a pass lets a player with one card through who could be stopped: a single lies, and a higher one is at hand. */
export const letsThrough = (hand: readonly number[], spot: Spot): boolean =>
  spot.nextHasOne && spot.table?.kind === 'single' && playsOf(hand, spot).some((cards) => cards.length === 1)

const spotIn = ({ players, ...game }: SamLocGame): Spot =>
  spotOf({ ...game, players: players.map((player) => ({ ...player, left: player.cards.length })) })

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(game: SamLocGame, seat: number, action: SamLocAction): SamLocGame | SamLocRefusal {
  const player = game.players.find((one) => one.seat === seat)
  if (!player || game.winner !== null || game.turn !== seat) return 'notYourTurn'
  if (action.kind === 'sam')
    return game.phase === 'declaring' ? declared(game, seat, action.agrees) : 'notAsked'
  if (game.phase === 'declaring') return 'mustAnswer'
  const spot = spotIn(game)
  if (action.kind === 'pass') {
    if (!game.table) return 'mustLead'
    const lets = letsThrough(player.cards, spot) ? seat : null
    return advance(changed({ ...game, lets }, seat, { passed: true }), seat)
  }
  return refusalOf(player.cards, action.cards, spot) ?? played(game, player, action.cards, spot)
}

function declared(game: SamLocGame, seat: number, agrees: boolean): SamLocGame {
  if (agrees) return { ...game, phase: 'playing', declarer: seat, turn: seat }
  const next = inOrderFrom(game.players, seat)[1]?.seat ?? game.leader
  return { ...game, phase: next === game.leader ? 'playing' : 'declaring', turn: next }
}

function played(
  game: SamLocGame,
  { seat, cards: held }: ClimbPlayer,
  cards: readonly number[],
  spot: Spot,
): SamLocGame {
  const next = combinationOf(cards)
  const isChopping = next && spot.table && isChop(next, spot.table)
  const chop = isChopping ? chopBy(game, seat, chopFine(game.config, spot.table)) : game.chop
  const after = laid({ ...game, chop }, seat, cards)
  const isOut = cards.length === held.length
  if (game.declarer !== null) return samAfter(after, seat, isOut)
  if (isOut) return won(after, seat)
  return advance({ ...after, lets: null }, seat)
}

/** With a declared Sam the first play of another player ends the game, and so does the declarer's last card. */
function samAfter(game: SamLocGame, seat: number, isOut: boolean): SamLocGame {
  const { declarer, players, config } = game
  const fines = owedTo(players, seat, 'sam', () => config.samCards)
  const over = { ...game, turn: null, winner: seat, chop: null }
  if (seat === declarer) return isOut ? { ...over, debts: fines } : advance(game, seat)
  return { ...over, debts: paidBy(fines, declarer) }
}

/** The same debts with one player as the debtor of all. */
const paidBy = (debts: readonly Debt[], from: number | null): readonly Debt[] =>
  debts.map((debt) => (from === null || debt.from === from ? debt : { ...debt, from, why: coveredAs(debt) }))
const coveredAs = ({ why }: Debt): Debt['why'] => (why === 'left' ? 'covered' : why)

function chopFine({ chopFines }: SamLocConfig, { kind, size }: Combination): number {
  return kind === 'four' || kind === 'twoFours' ? (size / 4) * chopFines.fourOfAKind : size * chopFines.two
}

function won(game: SamLocGame, winner: number): SamLocGame {
  const end = collected(game)
  const owed = owedTo(end.players, winner, 'left', ({ cards, hasPlayed }) =>
    owedBy(cards, hasPlayed, game.config.fines),
  )
  return { ...end, turn: null, winner, debts: [...end.debts, ...paidBy(owed, game.lets)] }
}

/**
 * The decision of a player who does not answer in time: no Sam, or pass; a leader plays the lowest rank that is allowed. Where a pass
 * would make the player pay for all, the single that beats the table is played: no one is to owe that by a lost connection.
 */
export function timeout(game: SamLocGame, seat: number): SamLocAction {
  if (game.phase === 'declaring') return { kind: 'sam', agrees: false }
  const cards = cardsOf(game.players, seat)
  const spot = spotIn(game)
  const plays = playsOf(cards, spot)
  const own = game.table ? letsThrough(cards, spot) && plays.find(({ length }) => length === 1) : plays[0]
  return own ? { kind: 'play', cards: own } : { kind: 'pass' }
}

/** The plays of the player whose turn it is. */
export function offered(game: SamLocGame, seat: number): readonly (readonly number[])[] {
  const cards = cardsOf(game.players, seat)
  return game.phase === 'playing' && game.turn === seat ? playsOf(cards, spotIn(game)) : []
}

/** What one player, or a spectator (null), may know: the others' cards only as a number, until the game is over. */
export function viewOf(game: SamLocGame, seat: number | null) {
  const { config: _, lets: __, ...open } = game
  return { ...open, players: shownPlayers(game, seat) }
}
