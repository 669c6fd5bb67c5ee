import type { Chance } from '#kit/chance.ts'
import type { ClimbAction, ClimbGame } from '#game-kit/cards/climbing/game.ts'
import { isTwo, climbRank } from '#game-kit/cards/climbing/ranks.ts'
import { legsOfDebts, type Stacks } from './debts.ts'
import type { CardAction, Play, Setup, Stakes, StepClock } from '../play.ts'

/** A climbing game (Tien Len, Sam Loc) in a room: what its own rules say. */
export interface Climb<Game extends ClimbGame> {
  /** Cards that a player is dealt. */
  readonly cardsEach: number
  begin(seats: readonly number[], leader: number | null, deck: readonly number[]): Game
  act(game: Game, seat: number, action: CardAction): Game | string
  timeout(game: Game, seat: number): CardAction
  bot(game: Game, seat: number, luck: Chance): CardAction
  view(game: Game, seat: number | null): ReturnType<Play['view']>
  /** The clock of a step that has one of its own; null: the room's. */
  stepClock(game: Game): StepClock | null
}

type Room = { readonly stakes: Stakes; readonly stacks: Stacks; readonly deck: readonly number[] }

/** Deals a game. The winner of the game before leads, if still there; otherwise the lowest card does. */
export function climbing<Game extends ClimbGame>(
  rules: Climb<Game>,
): (setup: Setup, deck: readonly number[]) => Play {
  return ({ stakes, button, dealt }, deck) => {
    const seats = dealt.map(({ seat }) => seat)
    const leader = button !== null && seats.includes(button) ? button : null
    const stacks = new Map(dealt.map(({ seat, stack }) => [seat, stack]))
    return playOf(rules, rules.begin(seats, leader, deck), { stakes, stacks, deck })
  }
}

function playOf<Game extends ClimbGame>(rules: Climb<Game>, game: Game, room: Room): Play {
  return {
    isOver: game.winner !== null,
    awaited: game.turn === null ? [] : [game.turn],
    leader: game.winner,
    stepClock: rules.stepClock(game),
    act(seat, action) {
      const next = rules.act(game, seat, action)
      return typeof next === 'string' ? next : playOf(rules, next, room)
    },
    timeout: (seat) => rules.timeout(game, seat),
    bot: (seat, luck) => rules.bot(game, seat, luck),
    view: (seat) => rules.view(game, seat),
    known: (seat) => knownPlaces(game, { deck: room.deck, each: rules.cardsEach }, seat),
    legs: () => legsOfDebts(game.debts, room.stacks, room.stakes),
  }
}

type Dealing = { readonly deck: readonly number[]; readonly each: number }

/** Own cards, those of everybody once the game is over; played cards were seen by all, and are in the decisions. */
function knownPlaces(game: ClimbGame, { deck, each }: Dealing, seat: number | null): readonly number[] {
  const count = game.players.length
  return deck.slice(0, count * each).flatMap((_, place) => {
    const owner = game.players[place % count]?.seat
    return game.winner !== null || owner === seat ? [place] : []
  })
}

/** From this number of cards on a bot keeps its twos, and sometimes lets a trick go. */
const MANY = 5
const ONE_IN = 8

/**
 * A practice bot's choice among the plays that a hand offers: the lowest one on the table, the longest when it leads, twos at the end.
 * Null: it passes.
 */
export function botPlay(
  plays: readonly (readonly number[])[],
  { cards, isLeading }: { readonly cards: readonly number[]; readonly isLeading: boolean },
  luck: Chance,
): ClimbAction | null {
  const hasMany = cards.length > MANY
  const cheap = plays.filter((play) => !hasMany || !play.some(isTwo))
  const open = cheap.length > 0 || !isLeading ? cheap : plays
  const [first] = open.toSorted((a, b) =>
    isLeading ? b.length - a.length || highest(a) - highest(b) : highest(a) - highest(b),
  )
  if (!first) return null
  return !isLeading && hasMany && luck.below(ONE_IN) === 0 ? { kind: 'pass' } : { kind: 'play', cards: first }
}

const highest = (cards: readonly number[]): number => Math.max(...cards.map(climbRank))
