import { major } from '#kit/money.ts'
import { hiddenViews } from '../rules/play.ts'
import type {
  HoldemView,
  LiengView,
  RoomHand,
  RoomReply,
  RoomSeat,
  SamLocView,
  TienLenView,
} from '../site/use-room.ts'

const HAND = '01900000-0000-7000-8000-000000000001'

export const roomInfo: RoomReply['room'] = {
  code: 'NL6A',
  game: 'holdem',
  currency: 'VND',
  isPractice: false,
  seats: 6,
  small: major(500),
  unit: major(1_000),
  chip: major(100),
  buyMin: major(20_000),
  buyMax: major(100_000),
  rake: 500,
  rakeCap: major(3_000),
  turnSeconds: 20,
  state: 'open',
  tournament: null,
  isPrivate: false,
}

export const seatAt = (seat: number, change: Partial<RoomSeat> = {}): RoomSeat => ({
  seat,
  name: `pl***${seat}`,
  isBot: false,
  isMine: false,
  chips: major(100_000),
  state: 'seated',
  bankMs: 30_000,
  opponent: change.isMine || change.isBot ? null : `${seat}`.repeat(32),
  isHidden: false,
  note: null,
  ...change,
})

/** Before the flop, the own seat 0 to call 1,000 with two aces. */
export const holdemTurn: HoldemView = {
  players: [0, 1, 2].map((seat) => ({
    seat,
    stack: major(seat === 0 ? 100_000 : 99_000),
    put: major(seat),
    bet: seat === 0 ? 0n : major(seat === 1 ? 500 : 1_000),
    folded: false,
    cards: seat === 0 ? [0, 13] : null,
  })),
  button: 0,
  street: 'preflop',
  phase: 'betting',
  board: [],
  awaited: [0],
  legal: { check: false, call: major(1_000), raise: { from: major(2_000), to: major(100_000) } },
  result: null,
}

/** The own seat 0 with Q-K-A, to call 3,000 over the antes of 1,000. */
export const liengTurn: LiengView = {
  players: [0, 1, 2].map((seat) => ({
    seat,
    stack: major(seat === 1 ? 96_000 : 99_000),
    put: major(seat === 1 ? 4_000 : 1_000),
    bet: seat === 1 ? major(3_000) : 0n,
    folded: false,
    cards: seat === 0 ? [11, 25, 26] : null,
  })),
  button: 0,
  phase: 'betting',
  awaited: [0],
  legal: { check: false, call: major(3_000), raise: { from: major(6_000), to: major(99_000) } },
  result: null,
}

export const tienLenTurn: TienLenView = {
  players: [
    { seat: 0, passed: false, hasPlayed: false, left: 4, cards: [2, 15, 4, 30] },
    { seat: 1, passed: false, hasPlayed: true, left: 9, cards: null },
  ],
  turn: 0,
  table: { seat: 1, cards: [29] },
  mustPlay: null,
  chop: null,
  debts: [],
  winner: null,
  instantWin: null,
}

/** The first of three players is asked whether they declare Sam. */
export const samLocTurn: SamLocView = {
  players: [0, 1, 2].map((seat) => ({
    seat,
    passed: false,
    hasPlayed: false,
    left: 10,
    cards: seat === 0 ? [2, 15, 4, 30, 6, 20, 8, 34, 12, 14] : null,
  })),
  turn: 0,
  table: null,
  chop: null,
  debts: [],
  winner: null,
  instantWin: null,
  phase: 'declaring',
  leader: 0,
  declarer: null,
}

export const handOf = (change: Partial<RoomHand> = {}): RoomHand => ({
  id: HAND,
  number: 7,
  state: 'playing',
  version: 3,
  dueAt: new Date(Date.now() + 15_000),
  root: 'ab'.repeat(32),
  wantsSeed: false,
  stepSeconds: null,
  ...hiddenViews,
  holdem: holdemTurn,
  legs: [],
  ...change,
})

/** A member at the table, or a visitor who watches it. */
export function roomReply(change: Partial<RoomReply> = {}): RoomReply {
  return {
    now: new Date(),
    watch: 'room:JADE-NL6A',
    room: roomInfo,
    seats: [seatAt(0, { isMine: true }), seatAt(1), seatAt(2, { name: 'Bot Mai', isBot: true })],
    hand: handOf(),
    mine: 0,
    cash: major(500_000),
    hasChat: true,
    waiting: { count: 0, place: null, heldUntil: null, maySit: true },
    ...change,
  }
}
