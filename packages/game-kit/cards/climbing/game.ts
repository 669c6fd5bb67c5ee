import { byPower, sorted } from './ranks.ts'

/**
 * What climbing games share (Tien Len, Sam Loc). A player beats what lies on the table or passes until the next trick; back at who played
 * last, the trick is over and that player leads. The first without cards wins. What players owe is counted in cards, which a room
 * multiplies by its stake. The fine for a chop is owed when its trick ends, by the player whose cards were chopped last.
 *
 * Deck: one card at a time, from the first seat on.
 */
export interface ClimbPlayer {
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
  /** For cards that are left, a chop, a hand that wins when it is dealt, a declared Sam, or what others owed. */
  readonly why: 'left' | 'chop' | 'instantWin' | 'sam' | 'covered'
}

export interface ClimbGame {
  readonly players: readonly ClimbPlayer[]
  readonly turn: number | null
  /** What must be beaten; null: a new trick. */
  readonly table: { readonly seat: number; readonly cards: readonly number[] } | null
  /** A chop that may itself be chopped. */
  readonly chop: { readonly from: number; readonly to: number; readonly cards: number } | null
  readonly debts: readonly Debt[]
  readonly winner: number | null
  readonly instantWin: string | null
}

export type ClimbAction =
  { readonly kind: 'pass' } | { readonly kind: 'play'; readonly cards: readonly number[] }

/** Deals this number of cards to each seat. */
export function dealt(
  seats: readonly number[],
  deck: readonly number[],
  each: number,
): readonly ClimbPlayer[] {
  return seats.map((seat, at) => ({
    seat,
    cards: sorted(deck.slice(0, seats.length * each).filter((_card, place) => place % seats.length === at)),
    passed: false,
    hasPlayed: false,
  }))
}

/** A game before its first decision, with the seat whose turn it is. */
export const opened = (players: readonly ClimbPlayer[], turn: number) =>
  ({ players, turn, table: null, chop: null, debts: [], winner: null, instantWin: null }) satisfies ClimbGame

/** The lowest card of a deal, by suit among equal ranks, and who holds it. */
export function lowestOf(players: readonly ClimbPlayer[]): { readonly card: number; readonly seat: number } {
  const card = players.flatMap(({ cards }) => cards).sort(byPower)[0] ?? 0
  return { card, seat: players.find(({ cards }) => cards.includes(card))?.seat ?? 0 }
}

/** The cards of a seat, from a view too: none if they are hidden or the seat was not dealt in. */
export const cardsOf = (
  players: readonly { readonly seat: number; readonly cards: readonly number[] | null }[],
  seat: number | null,
): readonly number[] => players.find((player) => player.seat === seat)?.cards ?? []

/** Players in the order of play, beginning with this seat. */
export function inOrderFrom<Player extends { readonly seat: number }>(
  players: readonly Player[],
  seat: number,
): readonly Player[] {
  const at = players.findIndex((player) => player.seat === seat)
  return [...players.slice(at), ...players.slice(0, at)]
}

/** Who may play next in this trick after a seat; null: all others have passed. */
export function nextAfter<Player extends Pick<ClimbPlayer, 'seat' | 'passed'>>(
  players: readonly Player[],
  seat: number,
): Player | null {
  return (
    inOrderFrom(players, seat)
      .slice(1)
      .find(({ passed }) => !passed) ?? null
  )
}

/** What every other player owes one, each its own number of cards. */
export function owedTo(
  players: readonly ClimbPlayer[],
  to: number,
  why: Debt['why'],
  cards: (player: ClimbPlayer) => number,
): readonly Debt[] {
  return players
    .filter(({ seat }) => seat !== to)
    .map((player) => ({ from: player.seat, to, cards: cards(player), why }))
}

/**
 * Ends a game before its first card if a hand wins instantly: of several the strongest wins (`order`), of equal ones the first to play.
 * `each`: what it is worth, in cards, from each player. Null: none does.
 */
export function instantly<Game extends ClimbGame, Win extends string>(
  game: Game,
  {
    order,
    each,
    winOf,
  }: { order: readonly Win[]; each: number; winOf: (cards: readonly number[]) => Win | null },
): (Game & { readonly instantWin: Win }) | null {
  const wins = inOrderFrom(game.players, game.turn ?? 0).flatMap(({ seat, cards }) => {
    const win = winOf(cards)
    return win ? [{ seat, win, place: order.indexOf(win) }] : []
  })
  const best = wins.reduce<(typeof wins)[number] | null>(
    (first, win) => (first && first.place <= win.place ? first : win),
    null,
  )
  if (!best) return null
  const debts = owedTo(game.players, best.seat, 'instantWin', () => each)
  return { ...game, turn: null, winner: best.seat, instantWin: best.win, debts }
}

export function changed<Game extends ClimbGame>(
  game: Game,
  seat: number,
  change: Partial<ClimbPlayer>,
): Game {
  return {
    ...game,
    players: game.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
  }
}

/** These cards on the table instead of what lay there. Whose turn it is stays. */
export function laid<Game extends ClimbGame>(game: Game, seat: number, cards: readonly number[]): Game {
  const held = cardsOf(game.players, seat)
  const left = held.filter((card) => !cards.includes(card))
  return changed({ ...game, table: { seat, cards } }, seat, { cards: left, hasPlayed: true, passed: false })
}

/** The chop after cards worth this fine were chopped. A chop of a chop adds up: the player who is chopped last pays for all of them. */
export function chopBy(game: ClimbGame, seat: number, fine: number): ClimbGame['chop'] {
  return game.table && { from: game.table.seat, to: seat, cards: (game.chop?.cards ?? 0) + fine }
}

/** The next player who has not passed; back at who played last, the trick is over and that player leads. */
export function advance<Game extends ClimbGame>(game: Game, seat: number): Game {
  const next = nextAfter(game.players, seat)
  if (next && next.seat !== game.table?.seat) return { ...game, turn: next.seat }
  const leader = game.table?.seat ?? seat
  const players = game.players.map((player) => ({ ...player, passed: false }))
  return { ...collected(game), players, turn: leader, table: null }
}

/** A chop that was not chopped is owed. */
export function collected<Game extends ClimbGame>(game: Game): Game {
  if (!game.chop) return game
  return { ...game, chop: null, debts: [...game.debts, { ...game.chop, why: 'chop' as const }] }
}

/** Players as one of them, or a spectator (null), may see them: the others' cards only as a number, until the game is over. */
export function shownPlayers({ players, winner }: ClimbGame, seat: number | null) {
  return players.map(({ cards, ...player }) => ({
    ...player,
    left: cards.length,
    cards: player.seat === seat || winner !== null ? cards : null,
  }))
}
