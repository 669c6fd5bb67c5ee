import type { Chance } from '#kit/chance.ts'
import { shareFloor, type Minor } from '#kit/money.ts'
import { combinationOf } from '#game-kit/cards/tien-len/combination.ts'
import {
  act,
  begin,
  timeout,
  viewOf,
  type TienLenAction,
  type TienLenConfig,
  type TienLenGame,
} from '#game-kit/cards/tien-len/game.ts'
import { INSTANT_WINS } from '#game-kit/cards/tien-len/hand.ts'
import { playsOf } from '#game-kit/cards/tien-len/plays.ts'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import { hiddenViews, type Leg, type Play, type Setup, type Stakes } from './play.ts'

/** The rules of the rooms for Southern Tien Len; fines are in cards, which the room multiplies by its unit. */
export const tienLenRules: TienLenConfig = {
  instantWins: INSTANT_WINS,
  fines: { blackTwo: 6, redTwo: 13, fourOfAKind: 13, threePairs: 13, fourPairs: 26, frozenTimes: 2 },
  instantWinCards: 26,
  chopFines: { blackTwo: 6, redTwo: 13, perWeight: 13 },
  mayInterrupt: true,
}

const CARDS_EACH = 13

type Room = {
  readonly stakes: Stakes
  readonly stacks: ReadonlyMap<number, Minor>
  readonly deck: readonly number[]
}

/** A game of Southern Tien Len in a room. The winner of the game before leads; otherwise the lowest card does. */
export function tienLen({ stakes, button, dealt }: Setup, deck: readonly number[]): Play {
  const seats = dealt.map(({ seat }) => seat)
  const leader = button !== null && seats.includes(button) ? button : null
  const room: Room = { stakes, stacks: new Map(dealt.map(({ seat, stack }) => [seat, stack])), deck }
  return playOf(begin(tienLenRules, seats, leader, deck), room)
}

function playOf(game: TienLenGame, room: Room): Play {
  return {
    isOver: game.winner !== null,
    awaited: game.turn === null ? [] : [game.turn],
    leader: game.winner,
    act(seat, action) {
      if (action.kind !== 'pass' && action.kind !== 'play') return 'notYourGame'
      const next = act(game, seat, action)
      return typeof next === 'string' ? next : playOf(next, room)
    },
    timeout: (seat) => leadOf(game, seat) ?? timeout(game, seat),
    bot: (seat, luck) => botDecision(game, seat, luck),
    view: (seat) => ({ ...hiddenViews, tienLen: viewOf(game, seat) }),
    known: (seat) => knownPlaces(game, room, seat),
    legs: () => legsOf(game, room),
  }
}

/** Who must lead with the lowest card of the deal leads it, not the own lowest. */
function leadOf(game: TienLenGame, seat: number): TienLenAction | null {
  if (game.table || game.turn !== seat || game.mustPlay === null) return null
  return { kind: 'play', cards: [game.mustPlay] }
}

/** Own cards, those of everybody once the game is over; played cards were seen by all, and are in the decisions. */
function knownPlaces(game: TienLenGame, { deck }: Room, seat: number | null): readonly number[] {
  const count = game.players.length
  return deck.slice(0, count * CARDS_EACH).flatMap((_, place) => {
    const owner = game.players[place % count]?.seat
    return game.winner !== null || owner === seat ? [place] : []
  })
}

/**
 * Debts in cards become money in their order: no seat pays more than its stack at the beginning of the game. The rake is taken of what a
 * seat is ahead in the end, rounded down to whole chips, in the players' favour.
 */
function legsOf({ players, debts }: TienLenGame, { stakes, stacks }: Room): readonly Leg[] {
  const left = new Map(stacks)
  const paid = new Map<number, Minor>()
  const got = new Map<number, Minor>()
  for (const { from, to, cards } of debts) {
    const owed = BigInt(cards) * stakes.unit
    const has = left.get(from) ?? 0n
    const pays = owed < has ? owed : has
    left.set(from, has - pays)
    paid.set(from, (paid.get(from) ?? 0n) + pays)
    got.set(to, (got.get(to) ?? 0n) + pays)
  }
  const rows = players.map(({ seat }) => {
    const [put, received] = [paid.get(seat) ?? 0n, got.get(seat) ?? 0n]
    const ahead = received > put ? received - put : 0n
    const share = shareFloor(ahead, stakes.rakePpm)
    const whole = share - (share % stakes.chip)
    return { seat, put, won: received, rake: whole < stakes.rakeCap ? whole : stakes.rakeCap }
  })
  const rake = rows.reduce((sum, row) => sum + row.rake, 0n)
  const shares = sharesOfRake(
    rows.map(({ put }) => ({ put, folded: false })),
    rake,
  )
  return rows.map((row, at) => ({ ...row, won: row.won - row.rake, rake: shares[at] ?? 0n }))
}

/** A practice bot: plays its lowest fitting combination, the longest when it leads, and keeps twos for the end. */
function botDecision(game: TienLenGame, seat: number, luck: Chance): TienLenAction {
  const own = game.players.find((player) => player.seat === seat)?.cards ?? []
  const table = game.table && combinationOf(game.table.cards)
  const plays = playsOf(own, table).filter((cards) => game.mustPlay === null || cards.includes(game.mustPlay))
  const cheap = plays.filter((cards) => own.length <= 5 || cards.every((card) => powerless(card)))
  const sorted = (cheap.length > 0 ? cheap : game.table ? [] : plays).toSorted((a, b) =>
    game.table ? highest(a) - highest(b) : b.length - a.length || highest(a) - highest(b),
  )
  const [first] = sorted
  if (!first) return leadOf(game, seat) ?? timeout(game, seat)
  // sometimes it lets a trick go
  return game.table && own.length > 5 && luck.below(8) === 0
    ? { kind: 'pass' }
    : { kind: 'play', cards: first }
}

const TWO_RANK = 1
const powerless = (card: number): boolean => card % CARDS_EACH !== TWO_RANK
const highest = (cards: readonly number[]): number =>
  Math.max(...cards.map((card) => (card % CARDS_EACH) + (card % CARDS_EACH < 2 ? CARDS_EACH : 0)))
