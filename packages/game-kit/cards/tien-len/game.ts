import {
  beats,
  byPower,
  combinationOf,
  chopWeight,
  isChop,
  mayInterrupt,
  powerOf,
  TWO,
  type Combination,
} from './combination.ts'
import { instantWinOf, isPlayable, lowest, owedBy, type Fines, type InstantWin } from './hand.ts'

/**
 * One game of Southern Tien Len as a value: `begin` deals, `act` plays one decision, `timeout` decides for a player who does not answer,
 * `viewOf` is what a player may know. The first player without cards wins; the others pay in cards (`owedBy`), which the room multiplies
 * by its stake. Fines for chops are owed when the trick ends, by the player whose cards were chopped last to the one who chopped last.
 *
 * Deck: one card at a time, from the seat after the dealer.
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

export interface TienLenPlayer {
  readonly seat: number
  readonly cards: readonly number[]
  /** Passed in this trick: waits for the next one. */
  readonly passed: boolean
  readonly hasPlayed: boolean
}

/** What one player owes another, in cards. */
export interface Debt {
  readonly from: number
  readonly to: number
  readonly cards: number
  readonly why: 'left' | 'chop' | 'instantWin'
}

export interface TienLenGame {
  readonly config: TienLenConfig
  readonly players: readonly TienLenPlayer[]
  readonly turn: number | null
  /** What must be beaten; null: a new trick. */
  readonly table: { readonly seat: number; readonly cards: readonly number[] } | null
  /** The lowest card of the deal, which the first play of a first game must contain; null once played. */
  readonly mustPlay: number | null
  /** A chop that may itself be chopped. */
  readonly chop: { readonly from: number; readonly to: number; readonly cards: number } | null
  readonly debts: readonly Debt[]
  readonly winner: number | null
  readonly instantWin: InstantWin | null
}

export type TienLenAction =
  { readonly kind: 'pass' } | { readonly kind: 'play'; readonly cards: readonly number[] }
export type TienLenRefusal =
  'notYourTurn' | 'notYourCards' | 'noCombination' | 'tooLow' | 'mustLead' | 'mustPlayLowest'

/**
 * Deals. `leader` is the winner of the game before; null: the lowest card leads and must be played first. An instant win ends the game
 * before it begins; of several the strongest wins, of equal ones the first to play.
 */
export function begin(
  config: TienLenConfig,
  seats: readonly number[],
  leader: number | null,
  deck: readonly number[],
): TienLenGame {
  const hands = seats.map((_, at) =>
    deck.slice(0, seats.length * 13).filter((_card, place) => place % seats.length === at),
  )
  const players = seats.map((seat, at) => ({
    seat,
    cards: [...(hands[at] ?? [])].sort(byPower),
    passed: false,
    hasPlayed: false,
  }))
  const lowestDealt = hands.flat().sort(byPower)[0] ?? 0
  const holder = players.find(({ cards }) => cards.includes(lowestDealt))?.seat ?? 0
  const game: TienLenGame = {
    config,
    players,
    turn: leader ?? holder,
    table: null,
    mustPlay: leader === null ? lowestDealt : null,
    chop: null,
    debts: [],
    winner: null,
    instantWin: null,
  }
  return instantly(game) ?? game
}

function instantly(game: TienLenGame): TienLenGame | null {
  const { config } = game
  const wins = inOrderFrom(game, game.turn ?? 0).flatMap(({ seat, cards }) => {
    const win = instantWinOf(cards, config.instantWins)
    return win ? [{ seat, win, place: config.instantWins.indexOf(win) }] : []
  })
  const best = wins.reduce<(typeof wins)[number] | null>(
    (first, win) => (first && first.place <= win.place ? first : win),
    null,
  )
  if (!best) return null
  const debts = game.players
    .filter(({ seat }) => seat !== best.seat)
    .map(({ seat }) => ({
      from: seat,
      to: best.seat,
      cards: config.instantWinCards,
      why: 'instantWin' as const,
    }))
  return { ...game, turn: null, winner: best.seat, instantWin: best.win, debts }
}

/** Players in the order of play, beginning with this seat. */
function inOrderFrom(game: Pick<TienLenGame, 'players'>, seat: number): readonly TienLenPlayer[] {
  const at = game.players.findIndex((player) => player.seat === seat)
  return [...game.players.slice(at), ...game.players.slice(0, at)]
}

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(game: TienLenGame, seat: number, action: TienLenAction): TienLenGame | TienLenRefusal {
  const player = game.players.find((one) => one.seat === seat)
  if (!player || game.winner !== null) return 'notYourTurn'
  if (action.kind === 'pass') {
    if (game.turn !== seat) return 'notYourTurn'
    return game.table ? advance(changed(game, seat, { passed: true }), seat) : 'mustLead'
  }
  const refusal = refusalOf(game, player, action.cards)
  return refusal ?? played(game, player, action.cards)
}

function refusalOf(
  game: TienLenGame,
  player: TienLenPlayer,
  cards: readonly number[],
): TienLenRefusal | null {
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

function played(game: TienLenGame, player: TienLenPlayer, cards: readonly number[]): TienLenGame {
  const left = player.cards.filter((card) => !cards.includes(card))
  const next = changed(
    {
      ...game,
      table: { seat: player.seat, cards },
      mustPlay: null,
      chop: chopAfter(game, player.seat, cards),
    },
    player.seat,
    { cards: left, hasPlayed: true, passed: false },
  )
  return left.length ? advance(next, player.seat) : won(next, player.seat)
}

/** A chop of a chop adds up: the one whose cards were chopped last pays for all of them. */
function chopAfter(game: TienLenGame, seat: number, cards: readonly number[]): TienLenGame['chop'] {
  const table = game.table && combinationOf(game.table.cards)
  const next = combinationOf(cards)
  if (!game.table || !table || !next || !isChop(next, table)) return game.chop
  return {
    from: game.table.seat,
    to: seat,
    cards: (game.chop?.cards ?? 0) + chopFine(game, table, game.table.cards),
  }
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

/** The next player who has not passed; back at who played last, the trick is over and that player leads. */
function advance(game: TienLenGame, seat: number): TienLenGame {
  const next = inOrderFrom(game, seat)
    .slice(1)
    .find(({ passed }) => !passed)
  if (next && next.seat !== game.table?.seat) return { ...game, turn: next.seat }
  const leader = game.table?.seat ?? seat
  const players = game.players.map((player) => ({ ...player, passed: false }))
  return { ...collected(game), players, turn: leader, table: null }
}

function collected(game: TienLenGame): TienLenGame {
  if (!game.chop) return game
  return { ...game, chop: null, debts: [...game.debts, { ...game.chop, why: 'chop' }] }
}

function won(game: TienLenGame, winner: number): TienLenGame {
  const { fines } = game.config
  const end = collected(game)
  const owed = end.players
    .filter(({ seat }) => seat !== winner)
    .map(({ seat, cards, hasPlayed }) => ({
      from: seat,
      to: winner,
      cards: owedBy(cards, hasPlayed, fines),
      why: 'left' as const,
    }))
  return { ...end, turn: null, winner, debts: [...end.debts, ...owed] }
}

function changed(game: TienLenGame, seat: number, change: Partial<TienLenPlayer>): TienLenGame {
  return {
    ...game,
    players: game.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
  }
}

/** The decision of a player who does not answer in time: pass; who leads plays the lowest card. */
export function timeout(game: TienLenGame, seat: number): TienLenAction {
  if (game.table) return { kind: 'pass' }
  const cards = game.players.find((player) => player.seat === seat)?.cards ?? []
  return { kind: 'play', cards: lowest(cards) }
}

/** What one player, or a spectator (null), may know: the others' cards only as a number, until the game is over. */
export function viewOf(game: TienLenGame, seat: number | null) {
  const { config: _, players, ...open } = game
  return {
    ...open,
    players: players.map(({ cards, ...player }) => ({
      ...player,
      left: cards.length,
      cards: player.seat === seat || game.winner !== null ? cards : null,
    })),
    mustPlay: players.some((player) => player.seat === seat && player.seat === game.turn)
      ? game.mustPlay
      : null,
  }
}
